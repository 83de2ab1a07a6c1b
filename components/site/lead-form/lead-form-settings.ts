import type { SiteContact } from '@/lib/browser/fallback-contact'

/** Settings of a lead form. Sent to the browser, so everything in it is public. */
export type LeadFormSettings = {
  contact: SiteContact
  consentText: string
  /** Wording of the text-message consent box; null: not offered. */
  textConsent: string | null
  /** Says that Continue stores name and number; null: nothing is stored. */
  continueText: string | null
  consentVersion: number
  turnstileSiteKey?: string | undefined
}

export type LeadSubject = {
  source: 'tour' | 'callback'
  communityId?: string | undefined
  floorPlanId?: string | undefined
  floorPlanName?: string | undefined
  landingPageTemplateId?: string | undefined
}

/** Forms with the same key are one request. */
export function subjectKey({ source, communityId, floorPlanId }: LeadSubject): string {
  return [source, communityId, floorPlanId].join('/')
}
