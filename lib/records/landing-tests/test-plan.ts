import * as z from 'zod'
import { visitorsNeeded } from '@/lib/site/landing-pages/two-rates'

/** More than a landing page of a senior-living provider sees in years. */
export const MOST_VISITORS = 1_000_000

const percent = z.number('A number, such as 2.5').min(0.01, 'At least 0.01').max(95, 'At most 95')

/** How a test is started: requests for each hundred visitors now, and from which rate on a difference would be worth having. */
export const testPlan = z
  .object({ baseline: percent, target: percent })
  .refine(({ baseline, target }) => baseline !== target, {
    path: ['target'],
    message: 'Must differ from the rate now',
  })
  .refine(({ baseline, target }) => wantedVisitors(baseline, target) <= MOST_VISITORS, {
    path: ['target'],
    message: 'This near, the test would need more than a million visitors',
  })

export type TestPlan = z.infer<typeof testPlan>

/** Visitors that each version needs, by two rates in percent. */
export function wantedVisitors(baseline: number, target: number): number {
  return visitorsNeeded(baseline / 100, target / 100)
}

/** Days until both versions have their visitors, at so many a day together; null when nobody comes. */
export function daysNeeded(wanted: number, visitorsPerDay: number): number | null {
  return visitorsPerDay > 0 ? Math.ceil((2 * wanted) / visitorsPerDay) : null
}
