import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import oklch from 'colord/plugins/oklch'

extend([a11y, oklch])

/** The four colors that a company chooses; every other color is computed from them. */
type BaseColors = { paper: string; ink: string; primary: string; accent: string }
type BaseName = keyof BaseColors

/** Colors that no one chose are null or missing. */
type ChosenColors = { [name in BaseName]?: string | null | undefined }

const DEFAULT_BASE: BaseColors = {
  paper: '#fbf7ec',
  ink: '#12322b',
  primary: '#1b4a3e',
  accent: '#7c3711',
}

/** WCAG 2.2: AA is the least for text, AAA what our own colors reach. */
export const AA = 4.5
export const AAA = 7

/**
 * The theme's colors (app/styles/theme.css) by the base color that they follow: a chosen base moves them as
 * far in lightness, chroma and hue as they are from the default base.
 */
const FOLLOWING: Record<BaseName, Record<string, string>> = {
  paper: {
    ivory: '#fbf7ec',
    paper: '#f4ecda',
    linen: '#e9ddc4',
    card: '#fffdf6',
    field: '#fffefa',
    desk: '#f7f1e3',
    line: '#d8cbaf',
    'line-strong': '#857a64',
    'deep-text': '#f4ecda',
    selected: '#f1f0e0',
  },
  ink: { ink: '#12322b', 'ink-soft': '#34504a', placeholder: '#46524a' },
  primary: {
    evergreen: '#1b4a3e',
    'evergreen-hover': '#275549',
    'evergreen-press': '#0e3f34',
    deep: '#0e2823',
    'deep-soft': '#d6ddd0',
    sage: '#a9bba3',
    'sage-wash': '#dde5d6',
    backdrop: '#091e1c',
  },
  accent: {
    copper: '#7c3711',
    'copper-hover': '#863f1c',
    'copper-press': '#702c01',
    'copper-mid': '#b5622e',
    'copper-light': '#e6b48c',
    'copper-pale': '#efb98f',
    clay: '#d9a07e',
    'clay-wash': '#f6e2d2',
  },
}

/** Computed text colors, the color that they stand on, and the least contrast. */
const READ_ON: [text: string, ground: string, least: number][] = [
  ['ink-soft', 'ivory', AA],
  ['placeholder', 'field', AA],
  ['line-strong', 'card', 3],
  ['deep-text', 'deep', AA],
  ['deep-soft', 'deep', AA],
  ['copper-light', 'deep', AA],
  ['copper-pale', 'deep', AA],
]

/** Colors by name: 'ivory' → '#fbf7ec'. */
export type Palette = Readonly<Record<string, string>>

export const DEFAULT_PALETTE: Palette = Object.assign({}, ...Object.values(FOLLOWING))

/** All colors of a company; those that no one chose are the default ones. */
export function paletteOf(chosen: ChosenColors): Palette {
  const base = baseOf(chosen)
  const colors: Record<string, string> = {}
  for (const name of BASE_NAMES) {
    const isDefault = base[name] === DEFAULT_BASE[name]
    for (const [color, value] of Object.entries(FOLLOWING[name])) {
      colors[color] = isDefault ? value : moved(value, DEFAULT_BASE[name], base[name])
    }
  }
  for (const [text, ground, least] of READ_ON) {
    colors[text] = readable(colors[text] ?? base.ink, colors[ground] ?? base.paper, least)
  }
  return colors
}

const BASE_NAMES = Object.keys(DEFAULT_BASE) as BaseName[]

/** The chosen colors, completed by the default ones. */
function baseOf(chosen: ChosenColors): BaseColors {
  const base = { ...DEFAULT_BASE }
  for (const name of BASE_NAMES) base[name] = (chosen[name] || DEFAULT_BASE[name]).toLowerCase()
  return base
}

function moved(color: string, from: string, to: string): string {
  const [own, old, fresh] = [color, from, to].map((hex) => colord(hex).toOklch())
  if (!own || !old || !fresh) return color
  const l = Math.min(1, Math.max(0, fresh.l + own.l - old.l))
  const c = old.c > 0 ? (own.c * fresh.c) / old.c : own.c
  return colord({ ...fresh, l, c: Math.min(c, 0.3), h: (fresh.h + own.h - old.h + 360) % 360 }).toHex()
}

/** Moves a text color away from its ground, in lightness only, until its contrast is enough. */
function readable(text: string, ground: string, least: number): string {
  const step = colord(ground).isDark() ? 0.01 : -0.01
  const own = colord(text).toOklch()
  for (let l = own.l; l >= 0 && l <= 1; l += step) {
    const shade = l === own.l ? colord(text) : colord({ ...own, l })
    if (shade.contrast(ground) >= least) return shade.toHex()
  }
  return step > 0 ? '#ffffff' : '#000000'
}

/** A drawing in the standard colors, in those of a palette. */
export function recolored(drawing: string, palette: Palette): string {
  const fresh = new Map<string, string>()
  for (const [name, color] of Object.entries(DEFAULT_PALETTE)) {
    if (!fresh.has(color)) fresh.set(color, palette[name] ?? color)
  }
  return drawing.replace(/#[0-9a-f]{6}\b/g, (color) => fresh.get(color) ?? color)
}

/** A pair of colors that text is set in, with its contrast in hundredths, rounded down. */
type Pair = { label: string; text: string; ground: string; contrast: number }

/** The pairs that families read most, for the company's screen. */
export function textPairs(palette: Palette): Pair[] {
  return PAIRS.map(([label, text, ground]) => {
    const [words, below] = [palette[text] ?? '', palette[ground] ?? '']
    return { label, text: words, ground: below, contrast: colord(words).contrast(below) }
  })
}

const PAIRS: [label: string, text: string, ground: string][] = [
  ['Text', 'ink', 'ivory'],
  ['Small text', 'ink-soft', 'ivory'],
  ['Text on a band', 'ink', 'paper'],
  ['Links and labels', 'copper', 'ivory'],
  ['The tour button', 'ivory', 'copper'],
  ['The phone button', 'ivory', 'evergreen'],
  ['Text on dark sections', 'deep-text', 'deep'],
  ['Links on dark sections', 'copper-pale', 'deep'],
]

/** The colors of messages (an error, a warning …) are the same for every company. */
const FIXED_TEXT = ['#8a1c18', '#175133', '#6b4300', '#1d4a63']

/** Problems by base color: every text has to reach AA. Empty when the colors can be read. */
export function paletteFaults(chosen: ChosenColors): Partial<Record<BaseName, string>> {
  const base = baseOf(chosen)
  const faults: Partial<Record<BaseName, string>> = {}
  const paper = paletteOf(chosen).paper ?? base.paper
  if (FIXED_TEXT.some((color) => colord(color).contrast(paper) < AA)) {
    faults.paper = 'Choose a lighter background. Error messages are not readable on this one'
  }
  for (const name of ['ink', 'primary', 'accent'] as const) {
    const contrast = Math.min(...[base.paper, paper].map((ground) => colord(base[name]).contrast(ground)))
    if (contrast < AA) {
      const way = colord(base.paper).isLight() ? 'darker' : 'lighter'
      faults[name] =
        `The contrast with the background is ${contrast.toFixed(1)}. Text needs at least ${AA}. Choose a ${way} color`
    }
  }
  return faults
}
