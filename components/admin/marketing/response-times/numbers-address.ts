import type { Behind, Measure } from '@/lib/marketing/reports/leads-behind'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

export const MEASURE_WORDS: Record<Measure, string> = {
  received: 'Received',
  inTime: 'Tried in time',
  late: 'Late',
  attempted: 'Tried',
  reached: 'Reached',
  toured: 'Toured',
  movedIn: 'Moved in',
  lateSpam: 'Marked as spam after they were late',
  notCalled: 'Not yet called',
  noConsent: 'Without consent to advertising',
}

/** Adds the date range to a path and its other parameters. */
export function rangeAddress(
  path: string,
  { from, to }: NumbersRange,
  more: Record<string, string> = {},
): string {
  return `${path}?${new URLSearchParams({ from, to, ...more })}`
}

/** Returns the URL of the leads counted in a figure. */
export function figureLeadsAddress(range: NumbersRange, { measure, group, key }: Behind): string {
  return rangeAddress('/admin/response-times/leads', range, { measure, ...(group && { group, key }) })
}
