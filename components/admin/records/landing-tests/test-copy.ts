import type { ProposedPlan } from '@/lib/records/landing-tests/propose-plan'
import type { TestPlan } from '@/lib/records/landing-tests/test-plan'

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 })
const points = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
const count = new Intl.NumberFormat('en-US')

/** Formats a fraction: '2.5%'. */
export const percentWords = (share: number) => percent.format(share)

/** Formats a difference of fractions in points: '+0.4'. */
export const pointWords = (difference: number) => points.format(difference * 100)

/** '3,826'. */
export const countWords = (number: number) => count.format(number)

/** Explains the power of a test, for rates in percent. */
export function powerSentence({ baseline, target }: TestPlan): string {
  return `The test has a power of 80%: if version B really brings ${target} requests per 100 visitors instead of ${baseline}, four out of five such tests detect it. A smaller difference can go undetected.`
}

/** Where proposed rates come from. */
export function basisSentence({ basis, requests, visitors }: ProposedPlan): string {
  const counted = `${countWords(requests)} ${requests === 1 ? 'request' : 'requests'} from ${countWords(visitors)} visitors in the last 90 days`
  if (basis === 'page') return `Based on this page’s own numbers: ${counted}.`
  if (basis === 'all-pages')
    return `This page has too few visitors, so the numbers of all landing pages are used: ${counted}.`
  return 'No landing page has enough visitors yet, so the test assumes 2 requests per 100 visitors.'
}

export const VERDICTS = {
  a: 'Version A is better.',
  b: 'Version B is better.',
  none: 'No difference found.',
} as const
