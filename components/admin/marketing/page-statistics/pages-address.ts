import { MEASURE_WORDS, rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import type { LeadPage, PageMeasure } from '@/lib/marketing/page-statistics/statistics-query'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

export const PAGES_PATH = '/admin/page-statistics'

export const PAGE_WORDS: Record<PageMeasure, string> = {
  received: 'Leads',
  toured: MEASURE_WORDS.toured,
  movedIn: MEASURE_WORDS.movedIn,
}

export const LEAD_PAGE_WORDS: Record<LeadPage, string> = {
  landing: 'Leads by the page they first came to',
  form: 'Leads by the page they wrote from',
}

/** What stays in every address of the report. */
export function pagesParams(leadPage: LeadPage): Record<string, string> {
  return { 'page-of-lead': leadPage }
}

/** The list of the leads that a figure of a page counts. */
export function pageBehindAddress(
  range: NumbersRange,
  leadPage: LeadPage,
  behind: { measure: PageMeasure; path: string },
): string {
  return rangeAddress(`${PAGES_PATH}/leads`, range, { ...pagesParams(leadPage), ...behind })
}
