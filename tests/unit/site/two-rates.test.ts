import { expect, test } from 'vitest'
import { differenceOf, rateOf, visitorsNeeded } from '@/lib/site/landing-pages/two-rates'

test('the required number of visitors matches published sample size tables', () => {
  // R's power.prop.test: 387.34 and 3,825.3 for 80 % power at 5 % significance.
  expect(visitorsNeeded(0.5, 0.6)).toBe(388)
  expect(visitorsNeeded(0.02, 0.03)).toBe(3_826)
  expect(visitorsNeeded(0.03, 0.02)).toBe(3_826)
})

test('the difference has the confidence interval of its source paper', () => {
  // Newcombe 1998, table II (a): 56 of 70 less 48 of 80.
  const { difference, low, high } = differenceOf(
    { requests: 48, visitors: 80 },
    { requests: 56, visitors: 70 },
  )
  expect(difference).toBeCloseTo(0.2, 4)
  expect(low).toBeCloseTo(0.0524, 4)
  expect(high).toBeCloseTo(0.3339, 4)
})

test('no data means no difference, and no rate exceeds one', () => {
  const nothing = differenceOf({ requests: 0, visitors: 0 }, { requests: 0, visitors: 0 })
  expect(nothing).toEqual({ difference: 0, low: -1, high: 1 })
  expect(rateOf({ requests: 3, visitors: 2 })).toBe(1)
})
