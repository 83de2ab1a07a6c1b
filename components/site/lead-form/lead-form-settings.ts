import type { SiteContact } from '@/lib/browser/fallback-contact'

/** What a lead form knows from the page it stands on. Sent to the browser, so it holds nothing that is not shown. */
export type LeadFormSettings = {
  contact: SiteContact
  consentText: string
  /** The words of the box for texts; without it nobody is asked. */
  textConsent: string | null
  /** Says that Continue keeps name and number; without it nothing is kept. */
  continueText: string | null
  consentVersion: number
  /** Present when the bot check is configured. */
  turnstileSiteKey?: string | undefined
}

/** Which form it is and what it is about. */
export type LeadSubject = {
  source: 'tour' | 'callback'
  communityId?: string | undefined
  floorPlanId?: string | undefined
  floorPlanName?: string | undefined
  landingPageTemplateId?: string | undefined
}

/** Two forms about the same thing are one request. */
export function subjectKey({ source, communityId, floorPlanId }: LeadSubject): string {
  return [source, communityId, floorPlanId].join('/')
}
