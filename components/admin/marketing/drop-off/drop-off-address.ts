import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

export const DROP_OFF_PATH = '/admin/drop-off'

/** Returns the URL of the leads created by a quiz or a type of form. */
export function formLeadsAddress(range: NumbersRange, key: string): string {
  return rangeAddress(`${DROP_OFF_PATH}/leads`, range, { form: key })
}

/** Anchor of a quiz or form in the report. */
export const formAnchor = (key: string) => `form-${key}`
