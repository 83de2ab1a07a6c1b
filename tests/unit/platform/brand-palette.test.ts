import { colord, extend } from 'colord'
import a11y from 'colord/plugins/a11y'
import { expect, test } from 'vitest'
import {
  AA,
  DEFAULT_PALETTE,
  paletteFaults,
  paletteOf,
  recolored,
  textPairs,
} from '@/lib/platform/brand/palette'

extend([a11y])

const MAPLE = { paper: '#f7fafc', ink: '#1a2433', primary: '#1f3a6e', accent: '#9a2f4c' }

test('T135: without chosen colors the palette is that of the style sheet', () => {
  expect(paletteOf({})).toEqual(DEFAULT_PALETTE)
  expect(paletteOf({ paper: null, ink: '' })).toEqual(DEFAULT_PALETTE)
})

test('T135: chosen colors leave no color of the default palette', () => {
  const ours = new Set(Object.values(DEFAULT_PALETTE))
  expect(Object.values(paletteOf(MAPLE)).filter((color) => ours.has(color))).toEqual([])
  expect(paletteOf(MAPLE)).toMatchObject({
    ivory: MAPLE.paper,
    ink: MAPLE.ink,
    evergreen: MAPLE.primary,
    copper: MAPLE.accent,
  })
})

test('T135: each pair of text and ground reaches AA, whatever was chosen among colors that pass', () => {
  const papers = ['#ffffff', '#f7fafc', '#fff8e7', '#f0fff4']
  const inks = ['#000000', '#1a2433', '#3b1f2b']
  const others = ['#1f3a6e', '#6b2d5c', '#0b5d3b', '#5a3d00', '#7a0019']
  for (const paper of papers)
    for (const ink of inks)
      for (const primary of others)
        for (const accent of others) {
          const chosen = { paper, ink, primary, accent }
          if (Object.keys(paletteFaults(chosen)).length > 0) continue
          for (const { label, contrast } of textPairs(paletteOf(chosen)))
            expect(contrast, `${label} with ${JSON.stringify(chosen)}`).toBeGreaterThanOrEqual(AA)
        }
})

test('T135: drawings are recolored, each color once', () => {
  const palette = paletteOf(MAPLE)
  const drawn = recolored('<path fill="#12322b"/><path fill="#f4ecda"/><path fill="#123456"/>', palette)
  expect(drawn).toBe(`<path fill="${palette.ink}"/><path fill="${palette.paper}"/><path fill="#123456"/>`)
  expect(recolored(drawn, DEFAULT_PALETTE)).toBe(drawn)
})

test('T135: colors that cannot be read are refused at their field, with the contrast and the way on', () => {
  const { paper: band } = paletteOf(MAPLE)
  expect(paletteFaults(MAPLE)).toEqual({})
  expect(paletteFaults({ ...MAPLE, accent: '#e08030' })).toEqual({
    accent: `The contrast with the background is ${colord('#e08030')
      .contrast(band ?? '')
      .toFixed(1)}. Text needs at least 4.5. Choose a darker color`,
  })
  expect(paletteFaults({ paper: '#333333' })).toHaveProperty('paper')
})
