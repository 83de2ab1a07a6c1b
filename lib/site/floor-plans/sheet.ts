import { boundsOf, type Layout, type Rect } from '@/lib/site/floor-plans/layout'

/** Of every drawing, so that plans side by side are of a size: four to three. */
export const SHEET_WIDTH = 600
export const SHEET_HEIGHT = 450

/** The narrowest that a drawing is shown, in CSS pixels: beside the margins of a card on a phone 320 wide. */
export const NARROWEST_PX = 260

/** Lettering is 12 CSS pixels high there, and larger everywhere else. */
export const LETTERS = (12 * SHEET_WIDTH) / NARROWEST_PX

export const LINE_HEIGHT = LETTERS * 1.1

/** How thick walls are. */
export const WALL = 6

/** Room for the sizes that stand outside. */
const MARGIN = { left: 48, top: 48, right: 14, bottom: 16 }

/** Where the drawing lies on its sheet. */
export type Sheet = {
  scale: number
  box: (rect: Rect) => { x: number; y: number; width: number; height: number }
}

/** As large as the sheet allows beside so many lines of words below. */
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

/** Width of a text in units of the sheet, as Atkinson Hyperlegible is wide. */
export function textWidth(text: string): number {
  return (
    [...text].reduce((sum, letter) => sum + (NARROW.has(letter) ? 0.32 : WIDE.has(letter) ? 0.86 : 0.56), 0) *
    LETTERS
  )
}

const NARROW: ReadonlySet<string> = new Set(" ilIjtfr.,’'")
const WIDE: ReadonlySet<string> = new Set('mwMW')
