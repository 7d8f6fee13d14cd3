import { announce } from '../shell/ear.svelte'

/** Somebody who listens looks at a thing: the example that the table gives of it is said when it comes. */
export function aloud(look: (target: string) => void, explained: () => { thing: string; example: string } | null): { look: (target: string) => void; hush: () => void } {
  let wanted = ''
  $effect(() => {
    const said = explained()
    if (!said || said.thing !== wanted) return
    wanted = ''
    announce(said.example, 'questions')
  })
  return {
    look(target) {
      wanted = target
      look(target)
    },
    /** Something else is asked: it is no longer wanted. */
    hush() {
      wanted = ''
    },
  }
}
