import { expect, it } from 'vitest'
import { contrast, darkenToContrast } from '@/lib/content/accent-contrast'

const IVORY = '#fbf7ec'

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('keeps a colour that is dark enough', () => {
  expect(darkenToContrast('#7C3711', IVORY, 7)).toBe('#7c3711')
})

it.each(['#ffcc00', '#ff69b4', '#5b8def', '#ffffff'])('darkens %s until ivory reads on it', (color) => {
  const dark = darkenToContrast(color, IVORY, 7)
  expect(dark && contrast(dark, IVORY)).toBeGreaterThanOrEqual(7)
})

it('refuses what is no colour', () => {
  expect(darkenToContrast('red;}</style>', IVORY, 7)).toBeNull()
})
