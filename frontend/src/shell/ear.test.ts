import { describe, expect, it } from 'vitest'
import { ear } from './ear.svelte'

describe('what is said to those who listen', () => {
  it('only grows, however much comes at once', () => {
    ear.forget()
    for (let i = 0; i < 30; i++) ear.say(`line ${i}`)
    expect(ear.said.map((line) => line.text)).toEqual(Array.from({ length: 30 }, (_, i) => `line ${i}`))
    expect(new Set(ear.said.map((line) => line.n)).size).toBe(30)
  })
  it('is stepped through, back and on, and repeated', () => {
    ear.forget()
    for (const text of ['one', 'two', 'three']) ear.say(text)
    expect([ear.step(-1), ear.step(-1), ear.step(-1), ear.step(-1)]).toEqual(['three', 'two', 'one', 'one'])
    expect([ear.step(1), ear.last()]).toEqual(['two', 'three'])
  })
  it('keeps events, questions and people apart', () => {
    ear.forget()
    ear.say('a card is drawn')
    ear.say('Your turn.', 'questions')
    expect(ear.turn()).toBe('questions')
    expect(ear.last()).toBe('Your turn.')
    expect([ear.turn(), ear.turn()]).toEqual(['people', 'events'])
  })
})
