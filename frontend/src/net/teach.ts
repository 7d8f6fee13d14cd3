import { go } from '../shell/router.svelte'
import { lang, settings } from '../shell/settings.svelte'
import { api } from './api'
import { reached } from './lessons'
import { openPlay } from './open'

/** Opens a lesson at one of its steps, and sits down at it. */
export async function teach(game: string, lesson: string, step = 0): Promise<void> {
  const grant = await api.teach({ game, lesson, step, lang: lang(), ...(settings.name ? { name: settings.name } : {}) })
  if (!lesson.includes('-')) reached(game, lesson, step) // a rule is no lesson: one looks, and goes back
  openPlay(grant, game, [], lesson)
  go(`#/play/${grant.play}`)
}
