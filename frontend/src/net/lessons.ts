/** How far this browser has come in each game's lessons. Finished ones stay finished when the game gets a new edition. */
export interface Course {
  edition: number
  done: string[]
  /** the lesson and step we were at last */
  at?: { lesson: string; step: number }
}

const KEY = 'esbat.lessons'

function all(): Record<string, Course> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept && typeof kept === 'object' && !Array.isArray(kept) ? (kept as Record<string, Course>) : {}
  } catch {
    return {}
  }
}

export function course(game: string): Course {
  const kept: Partial<Course> | undefined = all()[game]
  const done = Array.isArray(kept?.done) ? kept.done.filter((name) => typeof name === 'string') : []
  return { edition: Number(kept?.edition ?? 0), done, ...(kept?.at ? { at: kept.at } : {}) }
}

function keep(game: string, change: Partial<Course>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { ...course(game), ...change } }))
  } catch {
    // storage refused: the lesson goes on, and is forgotten afterwards
  }
}

/** We are at this step of a lesson. */
export function reached(game: string, lesson: string, step: number): void {
  keep(game, { at: { lesson, step } })
}

export function finished(game: string, lesson: string): void {
  const { done } = course(game)
  keep(game, { done: done.includes(lesson) ? done : [...done, lesson] })
}

export function ofEdition(game: string, edition: number): void {
  keep(game, { edition })
}

/** Where to go on: the step we were at, if there still is one, else the first lesson that is not finished, else the first of all. */
export function nextUp(game: string, lessons: { id: string; steps: number }[]): { lesson: string; step: number } | null {
  const { at, done } = course(game)
  const left = at && !done.includes(at.lesson) ? lessons.find(({ id }) => id === at.lesson) : undefined
  if (at && left) return at.step < left.steps ? at : { lesson: left.id, step: 0 }
  const lesson = lessons.find(({ id }) => !done.includes(id)) ?? lessons[0]
  return lesson === undefined ? null : { lesson: lesson.id, step: 0 }
}
