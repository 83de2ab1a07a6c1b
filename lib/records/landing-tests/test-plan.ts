import * as z from 'zod'
import { visitorsNeeded } from '@/lib/site/landing-pages/two-rates'

/** More than a senior-living landing page sees in years. */
export const MAX_VISITORS = 1_000_000

const percent = z
  .number('Enter a number, such as 2.5')
  .min(0.01, 'Enter at least 0.01')
  .max(95, 'Enter at most 95')

/** How a test starts: the current request rate and the smallest rate worth detecting, in percent. */
export const testPlan = z
  .object({ baseline: percent, target: percent })
  .refine(({ baseline, target }) => baseline !== target, {
    path: ['target'],
    message: 'Enter a rate that differs from the current one',
  })
  .refine(({ baseline, target }) => wantedVisitors(baseline, target) <= MAX_VISITORS, {
    path: ['target'],
    message: 'This is too close to the current rate. The test would need more than a million visitors',
  })

export type TestPlan = z.infer<typeof testPlan>

/** The typed part of a plan; the page's own figures fill in the rest. */
export const typedPlan = z.strictObject({ baseline: percent.optional(), target: percent.optional() })

/** Visitors needed per version; rates are in percent. */
export function wantedVisitors(baseline: number, target: number): number {
  return visitorsNeeded(baseline / 100, target / 100)
}

/** Days until both versions have their visitors; null without traffic. */
export function daysNeeded(wanted: number, visitorsPerDay: number): number | null {
  return visitorsPerDay > 0 ? Math.ceil((2 * wanted) / visitorsPerDay) : null
}
