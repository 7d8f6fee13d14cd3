import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { useMock } from './net/api'
import { listen } from './shell/router.svelte'
import { applySettings, lang } from './shell/settings.svelte'
import { speak } from './shell/words.svelte'

applySettings()
if (import.meta.env.MODE === 'mock') await useMock()
await speak(lang())
listen()
mount(App, { target: document.getElementById('app') as HTMLElement })
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
