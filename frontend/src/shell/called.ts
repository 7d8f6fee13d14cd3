import { settings } from './settings.svelte'
import { sound } from './sound'

/** Calls whoever looks elsewhere back to the table: the tab's icon, a sound, a notice of the system; each once. */
const CALLED = 'icon-called.svg'
const USUAL = 'icon.svg'

/** The tab shows a small light while something is asked of us. */
export function icon(asked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel~=icon]')
  if (link) link.href = new URL(asked ? CALLED : USUAL, document.baseURI).href
}

export const mayNotify = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted'

/** Somebody has told the browser that this page may not call them: it will not ask again. */
export const mayNever = (): boolean => 'Notification' in globalThis && Notification.permission === 'denied'

/** Asks for leave, as a browser wants it asked; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** It is our turn, and nobody looks: said once, and gone when somebody does. */
export function call(title: string, body: string, tag: string): void {
  sound('called')
  if (!document.hidden || !settings.notify || !mayNotify()) return
  const notice = new Notification(title, { body, tag, icon: new URL('icon-192.png', document.baseURI).href })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
  document.addEventListener('visibilitychange', () => notice.close(), { once: true })
}
