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
}

/** An address with the days it is about. */
export function rangeAddress(
  path: string,
  { from, to }: NumbersRange,
  more: Record<string, string> = {},
): string {
  return `${path}?${new URLSearchParams({ from, to, ...more })}`
}

/** The list of the requests that a figure counts. */
export function behindAddress(range: NumbersRange, { measure, group, key }: Behind): string {
  return rangeAddress('/admin/response-times/leads', range, { measure, ...(group && { group, key }) })
}
