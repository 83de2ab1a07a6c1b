import { boundsOf, type Layout, type Rect } from '@/lib/site/floor-plans/layout'

/** All drawings have the same 4:3 size, so that plans line up. */
export const SHEET_WIDTH = 600
export const SHEET_HEIGHT = 450

/** Narrowest display width in CSS pixels: a card on a 320-pixel phone. */
export const NARROWEST_PX = 260

/** 12 CSS pixels at the narrowest width. */
export const FONT_SIZE = (12 * SHEET_WIDTH) / NARROWEST_PX

export const LINE_HEIGHT = FONT_SIZE * 1.1

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

/** Text width on the sheet, estimated for Atkinson Hyperlegible. */
export function textWidth(text: string): number {
  return (
    [...text].reduce((sum, letter) => sum + (NARROW.has(letter) ? 0.32 : WIDE.has(letter) ? 0.86 : 0.56), 0) *
    FONT_SIZE
  )
}

const NARROW: ReadonlySet<string> = new Set(" ilIjtfr.,’'")
const WIDE: ReadonlySet<string> = new Set('mwMW')
