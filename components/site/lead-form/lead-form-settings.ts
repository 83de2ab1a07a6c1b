import type { SiteContact } from '@/lib/browser/site-settings'
import type { ContactTopic } from '@/lib/site/contact-topics/contact-topics'
import type { TopicSource } from '@/lib/site/contact-topics/topic-sources'

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
  source: TopicSource
  /** Absent: a tour or a call, with the usual texts. */
  topic?: ContactTopic | undefined
  communityId?: string | undefined
  floorPlanId?: string | undefined
  floorPlanName?: string | undefined
  landingPageTemplateId?: string | undefined
}

/** Forms with the same key are one request. */
export function subjectKey({ source, topic, communityId, floorPlanId }: LeadSubject): string {
  return [source, communityId, floorPlanId, ...(topic ? [topic.slug] : [])].join('/')
}

/** The notice below Continue; a question that is not sent is not stored, so there is none. */
export function continueTextOf({ source }: LeadSubject, settings: LeadFormSettings): string | null {
  return source === 'question' ? null : settings.continueText
}
