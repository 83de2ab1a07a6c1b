import { expect, test } from 'vitest'
import { drawnSizes } from '@/lib/platform/media/drawn-sizes'

const WIDE = 1.6
const UPRIGHT = 800 / 960

test('a picture cropped at its sides is drawn wider than its box', () => {
  expect(drawnSizes('30rem 5/6', WIDE)).toBe('57.6rem')
  expect(drawnSizes('(min-width: 64rem) 22rem 16/11, 92vw 1/1', WIDE)).toBe(
    '(min-width: 64rem) 24.2rem, 135.1vw',
  )
})

test('one cropped at top and bottom, or not at all, is as wide as its box', () => {
  expect(drawnSizes('30rem 5/6', UPRIGHT)).toBe('30rem')
  expect(drawnSizes('72px 1/1', UPRIGHT)).toBe('72px')
  expect(drawnSizes('(min-width: 48rem) 32rem, 92vw', WIDE)).toBe('(min-width: 48rem) 32rem, 84.5vw')
})

test('with a fixed height the larger of both counts on every screen', () => {
  expect(drawnSizes('(min-width: 64rem) 56vw 40rem, 100vw 17rem', WIDE)).toBe(
    '(min-width: 64rem) max(56vw,64rem), max(91.8vw,25rem)',
  )
  expect(drawnSizes('7rem 5rem', WIDE)).toBe('8rem')
  expect(drawnSizes('46rem 18rem', WIDE)).toBe('46rem')
})

test('phones get slightly less than full resolution, desktops every pixel', () => {
  expect(drawnSizes('(min-width: 64rem) 46rem, 109vw', WIDE)).toBe('(min-width: 64rem) 46rem, 100vw')
  expect(drawnSizes('17rem', WIDE)).toBe('17rem')
})
