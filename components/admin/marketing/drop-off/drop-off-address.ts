import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

export const DROP_OFF_PATH = '/admin/drop-off'

/** The list of the leads that a quiz or a kind of form made. */
export function formLeadsAddress(range: NumbersRange, key: string): string {
  return rangeAddress(`${DROP_OFF_PATH}/leads`, range, { form: key })
}

/** Where a quiz or form stands on the report. */
export const formAnchor = (key: string) => `form-${key}`
