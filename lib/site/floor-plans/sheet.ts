import { boundsOf, type Layout, type Rect } from '@/lib/site/floor-plans/layout'

/** All drawings have the same 4:3 size, so that plans line up. */
export const SHEET_WIDTH = 600
export const SHEET_HEIGHT = 450

/** Narrowest display width in CSS pixels: a card on a 320-pixel phone. */
export const NARROWEST_PX = 260

/** 12 CSS pixels at the narrowest width. */
export const FONT_SIZE = (12 * SHEET_WIDTH) / NARROWEST_PX

export const LINE_HEIGHT = FONT_SIZE * 1.1

/** From the top of a capital to the baseline, and to the foot of a 'g'. */
export const CAPITAL_HEIGHT = FONT_SIZE * 0.69
export const LETTER_HEIGHT = CAPITAL_HEIGHT + FONT_SIZE * 0.21

export const WALL = 6

/** Leaves room for the dimension lines. */
const MARGIN = { left: 48, top: 48, right: 14, bottom: 16 }

export type Sheet = {
  scale: number
  box: (rect: Rect) => { x: number; y: number; width: number; height: number }
}

/** The largest scale that leaves room for the legend. */
export function sheetOf(layout: Layout, legendLines: number): Sheet {
  const bounds = boundsOf(layout)
  const width = SHEET_WIDTH - MARGIN.left - MARGIN.right
  const height = SHEET_HEIGHT - MARGIN.top - MARGIN.bottom - legendLines * LINE_HEIGHT
  const scale = Math.min(width / bounds.width, height / bounds.depth)
  const left = MARGIN.left + (width - bounds.width * scale) / 2 - bounds.x * scale
  const top = MARGIN.top + (height - bounds.depth * scale) / 2 - bounds.y * scale
  return {
    scale,
    box: ({ x, y, width, depth }) => ({
      x: left + x * scale,
      y: top + y * scale,
      width: width * scale,
      height: depth * scale,
    }),
  }
}

/** Text width on the sheet. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (advanceOf(letter) * FONT_SIZE) / 1000, 0)
}

function advanceOf(letter: string): number {
  const [base = letter] = letter.normalize('NFD')
  return ADVANCES[base.charCodeAt(0) - FIRST_LETTER] ?? OTHER_ADVANCES[base] ?? UNKNOWN_ADVANCE
}

/** Advances of Atkinson Hyperlegible from the space to the tilde, in thousandths of the font size. */
const ADVANCES = [
  291, 292, 330, 688, 598, 935, 729, 176, 311, 311, 485, 602, 230, 365, 230, 404, 652, 418, 558, 584, 617,
  594, 607, 519, 618, 587, 230, 230, 558, 623, 558, 502, 779, 643, 623, 649, 675, 578, 556, 702, 696, 403,
  528, 642, 544, 835, 701, 725, 604, 735, 626, 598, 574, 689, 610, 866, 643, 599, 611, 324, 404, 344, 562,
  381, 257, 534, 576, 493, 574, 546, 331, 569, 557, 267, 249, 512, 280, 857, 557, 557, 576, 582, 358, 483,
  342, 549, 483, 702, 500, 472, 475, 356, 243, 356, 549,
]
const FIRST_LETTER = 0x20
const OTHER_ADVANCES: Record<string, number> = { '×': 533, '′': 176, '″': 330, '·': 257, '’': 247 }
const UNKNOWN_ADVANCE = 700
