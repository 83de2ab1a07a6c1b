import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'
import { storableText } from '@/lib/platform/typed-text'

/** Page credited with a lead: the first one visited, or the one with the form. */
export const LEAD_PAGES = ['landing', 'form'] as const

export type LeadPage = (typeof LEAD_PAGES)[number]

export const PAGE_MEASURES = ['received', 'toured', 'movedIn'] as const

export type PageMeasure = (typeof PAGE_MEASURES)[number]

/** Days and IANA zone of the company. */
export type AskedPages = NumbersRange & { timeZone: string; leadPage: LeadPage }

export function leadPageIn(params: URLSearchParams): LeadPage {
  return LEAD_PAGES.find((name) => name === params.get('page-of-lead')) ?? 'landing'
}

export function pageBehindIn(params: URLSearchParams): { measure: PageMeasure; path: string } {
  const measure = params.get('measure')
  return {
    measure: PAGE_MEASURES.find((name) => name === measure) ?? 'received',
    path: storableText(params.get('path') ?? '/'),
  }
}
