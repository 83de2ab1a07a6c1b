import { expect, test } from 'vitest'
import { isProbablySpam, reachedShare } from '@/lib/marketing/first-calls/spam-label'

const rates = (recent: [number, number], month: [number, number]) => ({
  recent: { reached: recent[0], calls: recent[1] },
  month: { reached: month[0], calls: month[1] },
})

test.each([
  ['below half of its own rate', [2, 12], [20, 50], true],
  ['exactly half', [2, 10], [20, 50], false],
  ['too few calls lately', [0, 9], [20, 40], false],
  ['too few calls in the month', [0, 12], [10, 19], false],
  ['a rate so low that nobody at all is chance', [0, 15], [10, 40], false],
  ['a low rate over many calls', [1, 30], [10, 40], true],
  ['better than before', [9, 12], [20, 50], false],
] as const)('a number is flagged for %s: %s of %s', (_, recent, month, isFlagged) => {
  expect(isProbablySpam(rates([...recent], [...month]))).toBe(isFlagged)
})

test('without calls there is no share', () => {
  expect(reachedShare({ calls: 0, reached: 0 })).toBeNull()
  expect(reachedShare({ calls: 4, reached: 1 })).toBe(0.25)
})
