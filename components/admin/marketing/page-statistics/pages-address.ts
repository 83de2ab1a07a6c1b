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
  landing: 'Leads by first page visited',
  form: 'Leads by page with the form',
}

/** Query parameters that every link in the report keeps. */
export function pagesParams(leadPage: LeadPage): Record<string, string> {
  return { 'page-of-lead': leadPage }
}

/** Returns the URL of the leads counted in a page's figure. */
export function pageLeadsAddress(
  range: NumbersRange,
  leadPage: LeadPage,
  behind: { measure: PageMeasure; path: string },
): string {
  return rangeAddress(`${PAGES_PATH}/leads`, range, { ...pagesParams(leadPage), ...behind })
}
