import 'server-only'
import { randomUUID } from 'node:crypto'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { KEY_SENDER } from '@/lib/leads/intake/sender'
import type { SideData } from '@/lib/leads/intake/side-data'
import type { Suspicion } from '@/lib/leads/intake/spam'
import { keyForAnotherPerson } from '@/lib/leads/intake/transaction-id'
import type { LeadSource } from '@/lib/leads/sources/lead-source'
import { admission } from '@/lib/leads/tour-requests/admission'
import { type ConsentWords, consentShown } from '@/lib/leads/tour-requests/consent-shown'
import type { LeadRate } from '@/lib/leads/tour-requests/lead-rate'
import type { References } from '@/lib/leads/tour-requests/references'
import { rowIds } from '@/lib/leads/tour-requests/row-ids'
import { perAdId } from '@/lib/platform/ad-platforms/ad-ids'
import type { BotCheck } from '@/lib/platform/integrations/turnstile'
import type { VersionSeen } from '@/lib/site/landing-pages/running-tests'

export type LeadToStore = {
  source: LeadSource
  person: {
    name: string
    phone: string
    phoneE164: string | null
    phoneExtension: string | null
    email: string | null
    message: string | null
  }
  side: SideData['values']
  rawSideData: Record<string, string>
  refs: References
  seen?: VersionSeen | null
  preferredDate: Date | null
  adConsent: 'granted' | 'denied'
  /** Wording version that the form reported. */
  consentVersion: number | null
  /** Wording of a partner's form. */
  shownWording: string | null
  agreedTexts: ConsentWords | null
  botCheck: BotCheck
  suspicion: Suspicion | null
  /** Soft limits; null for none. */
  rate: LeadRate | null
  /** `promise` is null for unfinished forms, whose call is due anyway; both for who asked for information. */
  promise: { promise: string | null; callDueAt: Date | null }
  /** Addresses to alert; null when no call is due. */
  targets: string[] | null
  /** Who may repeat and correct it; null when nobody can prove to have sent it (decision 076). */
  sentBy: string | null
  about: RequestContext
}

/** Argument of the SQL function take_in_lead, except the hard limit: all rows it may write, with ids. */
export function leadInput(lead: LeadToStore, sentKey: string) {
  const { source, person, side, about, sentBy } = lead
  const { apiKey, facts } = about
  // Each key has a namespace of its own; transactionId is one for all senders (decision 076).
  const ofKey = apiKey && about.sentBy === KEY_SENDER ? apiKey.id : null
  const received = {
    source: source.key,
    ...(side.referrer ? { referrer: side.referrer } : {}),
    ...(apiKey ? { partner: apiKey.name, apiKeyId: apiKey.id } : {}),
    ...facts,
  }
  const nextId = rowIds()
  const id = nextId()
  const receivedId = nextId()
  const { locks, ...admitted } = admission(person, lead, nextId)
  return {
    lead: {
      ...columnsOf(lead),
      id,
      transaction_id: ofKey ? randomUUID() : sentKey,
      sent_by: sentBy,
      ...(ofKey && { api_key_id: ofKey, idempotency_key: sentKey }),
    },
    ownKey: ownKeyOf(lead, sentKey),
    locks: [ofKey ? `lead:${ofKey}:${sentKey}` : `lead:${sentKey}`, ...locks].sort(),
    suspicion: lead.suspicion,
    rate: lead.rate,
    quarantine: nextId(),
    consents: consentsOf(lead).map((consent) => ({ id: nextId(), ...consent })),
    pageUrl: about.pageUrl ?? side.landingPageUrl,
    userAgent: about.userAgent?.slice(0, 512) ?? null,
    channel: source.consent.channel,
    received: { id: receivedId, data: received },
    ...admitted,
  }
}

/** Key of a lead whose sent key is taken by another person or sender; stable over retries. */
export function ownKeyOf(lead: LeadToStore, sentKey: string): string {
  return keyForAnotherPerson(sentKey, ...ownerOf(lead))
}

/** Who a taken key is told apart by. A request that nobody can prove to be theirs equals only itself. */
function ownerOf({ person, preferredDate, sentBy, about }: LeadToStore): string[] {
  const { name, phone, phoneE164, phoneExtension, email, message } = person
  const number = phoneE164 ?? phone
  if (sentBy) return [number, sentBy, about.apiKey?.id ?? '']
  return [number, phoneExtension, name, email?.toLowerCase(), message, preferredDate?.toISOString()].map(
    (part) => part ?? '',
  )
}

function columnsOf({ source, person, side, refs, about, ...lead }: LeadToStore) {
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    phone_e164: person.phoneE164,
    phone_extension: person.phoneExtension,
    message: person.message,
    community_id: refs.community?.id ?? null,
    floor_plan_id: refs.floorPlanId,
    landing_page_template_id: refs.landingPageTemplateId,
    topic_id: refs.topic?.id ?? null,
    ...(lead.seen && { landing_test_id: lead.seen.testId, landing_version: lead.seen.version }),
    preferred_date: lead.preferredDate,
    source: source.key,
    utm_source: side.utmSource,
    utm_medium: side.utmMedium,
    utm_campaign: side.utmCampaign,
    utm_term: side.utmTerm,
    utm_content: side.utmContent,
    landing_page_url: side.landingPageUrl,
    ...perAdId((id) => side[id]),
    ...(side.touches && { touches: side.touches }),
    client_user_agent: side.clientUserAgent ?? about.userAgent?.slice(0, 512) ?? null,
    client_ip_address: about.clientIpAddress,
    ad_consent: lead.adConsent,
    bot_check: lead.botCheck,
    ...(Object.keys(lead.rawSideData).length > 0 ? { raw_side_data: lead.rawSideData } : {}),
    promise: lead.promise.promise,
    call_due_at: lead.promise.callDueAt,
    request_id: about.requestId,
    created_at: about.receivedAt,
  }
}

/** Consent evidence (B9): contact by sending, ads by default or choice, texts by their own checkbox. */
function consentsOf(lead: LeadToStore) {
  return [
    // A consent to a call was not shown to somebody who asked for information.
    ...(lead.source.from === 'information' || lead.source.consent.isUnknown
      ? []
      : [{ kind: 'contact', granted: true, ...shownWords(lead) }]),
    { kind: 'ads', granted: lead.adConsent === 'granted' },
    ...(lead.agreedTexts ? [{ kind: 'texts', granted: true, ...lead.agreedTexts }] : []),
  ]
}

function shownWords({ source, refs, consentVersion, shownWording }: LeadToStore) {
  if (source.consent.wording === 'sent') return { wording: shownWording, version: null }
  return consentShown(refs.consent, consentVersion)
}
