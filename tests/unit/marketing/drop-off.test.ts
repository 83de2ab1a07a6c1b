import { expect, test } from 'vitest'
import { dropOff, formatRate, rate } from '@/lib/marketing/drop-off/drop-off'

const steps = ['start', 'second', 'sent'].map((key) => ({ key, words: key }))

test('each step says how many came, which share of those who began, and how many went no further', () => {
  const counts = new Map(Object.entries({ start: 10, second: 4, sent: 3 }))
  expect(dropOff(steps, counts).map(({ reached, share, lost }) => [reached, share, lost])).toEqual([
    [10, 1, 6],
    [4, 0.4, 1],
    [3, 0.3, 0],
  ])
})

test('who came further was there: a lost count makes no step smaller than the next', () => {
  const counts = new Map(Object.entries({ start: 5, sent: 2 }))
  expect(dropOff(steps, counts).map(({ reached, lost }) => [reached, lost])).toEqual([
    [5, 3],
    [2, 0],
    [2, 0],
  ])
})

test('nobody has no rate', () => {
  expect(dropOff(steps, new Map()).map(({ share }) => share)).toEqual([null, null, null])
  expect(formatRate(rate(0, 0))).toBe('–')
  expect(formatRate(rate(1, 3))).toBe('33%')
})
