import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

/** Which page of a lead counts: the one on which it first came to us, or the one its form stood on. */
export const LEAD_PAGES = ['landing', 'form'] as const

export type LeadPage = (typeof LEAD_PAGES)[number]

/** What of the leads is counted. */
export const PAGE_MEASURES = ['received', 'toured', 'movedIn'] as const

export type PageMeasure = (typeof PAGE_MEASURES)[number]

/** Days in the company's zone (IANA), and which page of a lead counts. */
export type AskedPages = NumbersRange & { timeZone: string; leadPage: LeadPage }

/** Which page of a lead an address asks for; the first one when it names none. */
export function leadPageIn(params: URLSearchParams): LeadPage {
  return LEAD_PAGES.find((name) => name === params.get('page-of-lead')) ?? 'landing'
}

/** Which figure of which page an address asks for. */
export function pageBehindIn(params: URLSearchParams): { measure: PageMeasure; path: string } {
  const measure = params.get('measure')
  return {
    measure: PAGE_MEASURES.find((name) => name === measure) ?? 'received',
    path: (params.get('path') ?? '/').replaceAll('\0', ''),
  }
}
