import { differenceOf, rateOf, type Share } from '@/lib/site/landing-pages/two-rates'

/** A test's result: rates and the difference of B from A as fractions of 1, with a 95% interval. */
export type TestOutcome = {
  verdict: 'a' | 'b' | 'none'
  a: Share & { rate: number }
  b: Share & { rate: number }
  difference: number
  low: number
  high: number
}

/** Picks a winner only when the interval excludes zero. */
export function testOutcome(a: Share, b: Share): TestOutcome {
  const found = differenceOf(a, b)
  const verdict = found.low > 0 ? 'b' : found.high < 0 ? 'a' : 'none'
  return { verdict, a: { ...a, rate: rateOf(a) }, b: { ...b, rate: rateOf(b) }, ...found }
}
