import { colord } from 'colord'
import { expect, it } from 'vitest'
import { darkenToContrast } from '@/lib/site/communities/community-accent'

const IVORY = '#fbf7ec'

it('keeps a color that is dark enough', () => {
  expect(darkenToContrast('#7C3711', IVORY, 7)).toBe('#7c3711')
})

it.each(['#ffcc00', '#ff69b4', '#5b8def', '#ffffff'])('darkens %s until ivory reads on it', (color) => {
  const dark = darkenToContrast(color, IVORY, 7)
  expect(colord(dark ?? IVORY).contrast(IVORY)).toBeGreaterThanOrEqual(7)
  // No darker than necessary: one step lighter is too light.
  expect(colord(dark ?? IVORY).contrast(IVORY)).toBeLessThan(7.5)
})

it('refuses an invalid color', () => {
  expect(darkenToContrast('red;}</style>', IVORY, 7)).toBeNull()
})
