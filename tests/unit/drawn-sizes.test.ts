import { expect, test } from 'vitest'
import { drawnSizes, reserveFor } from '@/lib/media/drawn-sizes'

const WIDE = 1.6
const UPRIGHT = 800 / 960

test('a picture that is cut at its sides is drawn wider than its box', () => {
  expect(drawnSizes('30rem 5/6', WIDE)).toBe('57.6rem')
  expect(drawnSizes('(min-width: 64rem) 22rem 16/11, 92vw 1/1', WIDE)).toBe(
    '(min-width: 64rem) 24.2rem, 147.2vw',
  )
})

test('one that is cut above and below, or not at all, is as wide as its box', () => {
  expect(drawnSizes('30rem 5/6', UPRIGHT)).toBe('30rem')
  expect(drawnSizes('72px 1/1', UPRIGHT)).toBe('72px')
  expect(drawnSizes('(min-width: 48rem) 32rem, 92vw', WIDE)).toBe('(min-width: 48rem) 32rem, 92vw')
})

test('where the height is fixed, the larger of both counts on every screen', () => {
  expect(drawnSizes('(min-width: 64rem) 56vw 40rem, 100vw 17rem', WIDE)).toBe(
    '(min-width: 64rem) max(56vw,64rem), max(100vw,27.2rem)',
  )
  expect(drawnSizes('7rem 5rem', WIDE)).toBe('8rem')
  expect(drawnSizes('46rem 18rem', WIDE)).toBe('46rem')
})

test('dense screens never take a file that is stretched by more than a tenth', () => {
  for (const widths of [
    [480, 640, 800, 960, 1200, 1600],
    [320, 440, 600, 800, 1000, 1200],
    [480, 800, 1200, 1600],
  ]) {
    const reserve = reserveFor(widths)
    for (let needed = widths[0] ?? 0; needed <= (widths.at(-1) ?? 0); needed++) {
      expect(needed / taken(widths, needed * reserve), `${needed} of ${widths}`).toBeLessThanOrEqual(1.1001)
    }
  }
  expect(reserveFor([320, 350])).toBe(1)
  expect(reserveFor([])).toBe(1)
})

/** What Chromium takes on a dense screen: the smaller file as long as the geometric mean of the two would do. */
function taken(widths: number[], asked: number): number {
  const at = widths.findIndex((width) => width >= asked)
  const [below, above] = [widths[at - 1] ?? 0, widths[at] ?? widths.at(-1) ?? 0]
  return asked < Math.sqrt(below * above) ? below : above
}
