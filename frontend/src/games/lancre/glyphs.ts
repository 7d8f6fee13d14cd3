import type { BoxRow } from '../../wire'
import type { GlyphName } from './icon-names'

/** What is drawn on a problem's tile; a pack's own tile is drawn as its family. */
const TILES: Record<string, GlyphName> = {
  fever: 'medical-thermometer',
  pig: 'pig',
  sheep: 'sheep',
  arm: 'arm-sling',
  pregnancy: 'baby-face',
  death: 'grim-reaper',
  elves: 'woman-elf-face',
  lankin: 'curvy-knife',
  elfking: 'stag-head',
  elfqueen: 'queen-crown',
  duke: 'imperial-crown',
  lady: 'dagger-rose',
  lacrimosa: 'female-vampire',
  vlad: 'vampire-cape',
  count: 'vampire-dracula',
  bela: 'resting-vampire',
  hiver: 'spectre',
  lily: 'mirror-mirror',
  wintersmith: 'snowflake-1',
  cunning: 'burning-book',
}
const FAMILIES: Record<string, GlyphName> = {
  ordinary: 'medical-thermometer',
  pig: 'pig',
  sheep: 'sheep',
  death: 'grim-reaper',
  elf: 'woman-elf-face',
  felmet: 'imperial-crown',
  magpyr: 'vampire-dracula',
  bela: 'resting-vampire',
  hiver: 'spectre',
  lily: 'mirror-mirror',
  wintersmith: 'snowflake-1',
  cunning_man: 'burning-book',
}
const EFFECTS: Record<string, GlyphName> = {
  trick: 'magic-hat',
  costly_trick: 'magic-hat',
  sound_mind: 'teapot',
  bonus: 'upgrade',
  local_knowledge: 'trail',
  helping_hand: 'shaking-hands',
  escape: 'run',
  borrowing: 'owl',
  shambles: 'all-seeing-eye',
  invisibility: 'invisible',
  necessary_male: 'reaper-scythe',
  remedy: 'health-potion',
  second_chance: 'perspective-dice-six-faces-random',
  transmutation: 'frog',
}
const SYMBOLS: Record<string, GlyphName> = { headology: 'brain', magic: 'sparkles', broom: 'magic-broom' }
const OWN: Record<string, GlyphName> = { tiffany: 'invisible', annagramma: 'sparkles', petulia: 'pig' }

export const tileGlyph = (row: BoxRow | undefined): GlyphName =>
  TILES[String(row?.code)] ?? FAMILIES[String(row?.['family'])] ?? 'spectre'
export const effectGlyph = (row: BoxRow | undefined): GlyphName => EFFECTS[String(row?.['effect'])] ?? 'magic-hat'
export const symbolGlyph = (row: BoxRow | undefined): GlyphName => SYMBOLS[String(row?.['symbol'])] ?? 'sparkles'
/** What an apprentice brings with her, if anything. */
export const ownGlyph = (witch: string | null): GlyphName | null => OWN[witch ?? ''] ?? null
