import { expect, test } from 'vitest'
import { CLASSES, classOf, formatVital, judged, METRICS, p75Of } from '@/lib/marketing/page-statistics/vitals'

test('a value is counted in the class that ends at or above it, the largest in the last one', () => {
  expect([0, 500, 501, 99_999].map((value) => classOf('LCP', value))).toEqual([0, 0, 1, CLASSES.LCP.length])
  for (const metric of METRICS) expect(CLASSES[metric]).toEqual(CLASSES[metric].toSorted((a, b) => a - b))
})

test('three of four had it or better: as far into its class as their share of it', () => {
  const counts = (places: Record<number, number>) => CLASSES.LCP.map((_, at) => places[at] ?? 0)
  expect(p75Of('LCP', counts({}))).toBeNull()
  expect(p75Of('LCP', counts({ 0: 4 }))).toBe(375)
  // Two in 0 to 500, two in 1000 to 1500: the third is halfway into the latter.
  expect(p75Of('LCP', counts({ 0: 2, 2: 2 }))).toBe(1_250)
  expect(p75Of('LCP', [...counts({}), 3])).toBe(12_000)
})

test('values are judged by the limits of web.dev', () => {
  expect([2_500, 2_501, 4_001].map((value) => judged('LCP', value))).toEqual(['good', 'needs work', 'poor'])
  expect([0.1, 0.25, 0.26].map((value) => judged('CLS', value))).toEqual(['good', 'needs work', 'poor'])
  expect([judged('INP', 200), judged('TTFB', 1_801)]).toEqual(['good', 'poor'])
  expect([formatVital('LCP', 2_340), formatVital('INP', 180.4), formatVital('CLS', 0.0812)]).toEqual([
    '2.3 s',
    '180 ms',
    '0.08',
  ])
})
