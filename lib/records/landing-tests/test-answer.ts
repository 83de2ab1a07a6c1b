import { differenceOf, rateOf, type Share } from '@/lib/site/landing-pages/two-rates'

/** What came out of a test; rates and the difference of B from A are shares of 1, the interval holds in 95 of 100 tests. */
export type Answer = {
  verdict: 'a' | 'b' | 'none'
  a: Share & { rate: number }
  b: Share & { rate: number }
  difference: number
  low: number
  high: number
}

/** The answer, which is B or A only when their difference cannot well be none. */
export function answerFor(a: Share, b: Share): Answer {
  const found = differenceOf(a, b)
  const verdict = found.low > 0 ? 'b' : found.high < 0 ? 'a' : 'none'
  return { verdict, a: { ...a, rate: rateOf(a) }, b: { ...b, rate: rateOf(b) }, ...found }
}
