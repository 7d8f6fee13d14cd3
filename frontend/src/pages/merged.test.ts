import { describe, expect, it } from 'vitest'
import { settings } from '../shell/settings.svelte'
import { heard, merged } from './merged'

const lines = (...texts: string[]) => texts.map((text, i) => ({ n: i + 1, text, rules: ['LAN-123'], seat: 0 }))
const read = (...texts: string[]): string[] => merged(lines(...texts)).map((line) => line.text + (line.times > 1 ? ` ×${line.times}` : ''))

describe('lines said several times', () => {
  it('are read once, with how often', () => {
    expect(read('Circé draws a card.', 'Circé draws a card.', 'Circé draws a card.')).toEqual(['Circé draws a card. ×3'])
  })
  it('name all their things in one sentence', () => {
    expect(read('You draw Greebo (2).', 'You draw Mustrum Ridcully.', 'You draw the Librarian.')).toEqual(['You draw Greebo (2), Mustrum Ridcully, the Librarian.'])
    expect(read('Carte piochée : Jane Kent.', 'Carte piochée : Mercy Lilly.')).toEqual(['Carte piochée : Jane Kent, Mercy Lilly.'])
    expect(read('You play Tiffany for her effect.', 'You play Annagramma for her effect.')).toEqual(['You play Tiffany, Annagramma for her effect.'])
  })
  it('name every number: a card is known by its own, and a count goes on', () => {
    expect(read('You take the white 3 from the cloud.', 'You take the white 10 from the cloud.')).toEqual(['You take the white 3, 10 from the cloud.'])
    expect(read('Hécate prend le 3 blanc dans la zone commune.', 'Hécate prend le 10 blanc dans la zone commune.', 'Hécate prend le 12 blanc dans la zone commune.')).toEqual(['Hécate prend le 3, le 10, le 12 blanc dans la zone commune.'])
    expect(read('You lose a creature: 8 left.', 'You lose a creature: 7 left.')).toEqual(['You lose a creature: 8, 7 left.'])
  })
  it('stay apart where they say different things, or others say them', () => {
    expect(read('You draw Greebo.', 'Circé draws a card.', 'You draw Greebo.')).toHaveLength(3)
    const [one, two] = lines('Circé draws a card.', 'Circé draws a card.')
    expect(merged([one!, { ...two!, seat: 1 }])).toHaveLength(2)
  })
  it('stay apart where one answers the other, though both begin with a name', () => {
    const asked = ['Jane Kent ou Agnes Miller ?', 'Jane Kent rejoint l’Assemblée, Agnes Miller les Recrues.']
    expect(read(...asked)).toEqual(asked)
  })
  it('count on to the newest line', () => {
    expect(merged(lines('You draw Greebo.', 'You draw Annagramma.')).at(-1)?.n).toBe(2)
  })
})

describe('what is told to those who listen', () => {
  const story = [...lines('You draw Greebo.', 'You draw Annagramma.'), { n: 3, text: 'Circé draws a card.', rules: [], seat: 1 }]
  it('is everything, the same in short, or what concerns me', () => {
    settings.ear = 'all'
    expect(heard(story, 0)).toEqual(['You draw Greebo.', 'You draw Annagramma.', 'Circé draws a card.'])
    settings.ear = 'brief'
    expect(heard(story, 0)).toEqual(['You draw Greebo, Annagramma.', 'Circé draws a card.'])
    settings.ear = 'mine'
    expect(heard(story, 1)).toEqual(['Circé draws a card.'])
  })
})
