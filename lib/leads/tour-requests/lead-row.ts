import 'server-only'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import type { SideData } from '@/lib/leads/intake/side-data'
import type { Suspicion } from '@/lib/leads/intake/spam'
import { keyForAnotherPerson } from '@/lib/leads/intake/transaction-id'
import { admission } from '@/lib/leads/tour-requests/admission'
import { type ConsentWords, consentShown } from '@/lib/leads/tour-requests/consent-shown'
import type { LeadPromise } from '@/lib/leads/tour-requests/promise'
import type { References } from '@/lib/leads/tour-requests/references'
import { rowIds } from '@/lib/leads/tour-requests/row-ids'
import type { BotCheck } from '@/lib/platform/integrations/turnstile'
import type { VersionSeen } from '@/lib/site/landing-pages/version-seen'

export type LeadToStore = {
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
  /** Which version of their landing page they saw, when it was being tested. */
  seen?: VersionSeen | null
  preferredDate: Date | null
  adConsent: 'granted' | 'denied'
  /** Version of the wording the form showed, when it said so. */
  consentVersion: number | null
  /** What a partner's form showed instead. */
  shownWording: string | null
  /** By which words they agreed to texts; null when they did not. */
  agreedTexts: ConsentWords | null
  botCheck: BotCheck
  suspicion: Suspicion | null
  /** Nothing was promised of a form that was not finished; its call is due all the same. */
  promise: Pick<LeadPromise, 'callDueAt'> & { promise: string | null }
  /** Addresses to alert; null when nobody waits for a call. */
  targets: string[] | null
  about: RequestContext
}

/** The argument of the SQL function take_in_lead, without the limits: everything it may have to write, with the ids. */
export function leadInput(lead: LeadToStore, sentKey: string) {
  const { person, side, about } = lead
  const received = {
    source: side.source ?? 'tour',
    ...(side.referrer ? { referrer: side.referrer } : {}),
    ...(about.partner ? { partner: about.partner.name, apiKeyId: about.partner.id } : {}),
    ...(about.adForm ? { adForm: about.adForm.name } : {}),
    ...(about.enteredBy ? { enteredBy: about.enteredBy } : {}),
    ...(about.continuedAt ? { continuedAt: about.continuedAt.toISOString() } : {}),
    ...(about.mail ? { byMail: true, ...(about.mail.agency && { partner: about.mail.agency }) } : {}),
  }
  const nextId = rowIds()
  const id = nextId()
  const receivedId = nextId()
  const { locks, ...admitted } = admission(person, lead.targets, nextId)
  return {
    lead: { ...columnsOf(lead), id, transaction_id: sentKey },
    ownKey: keyForAnotherPerson(sentKey, person.phoneE164 ?? person.phone),
    locks: [`lead:${sentKey}`, ...locks].sort(),
    suspicion: lead.suspicion,
    quarantine: nextId(),
    consents: consentsOf(lead).map((consent) => ({ id: nextId(), ...consent })),
    pageUrl: about.pageUrl ?? side.landingPageUrl,
    userAgent: about.userAgent?.slice(0, 512) ?? null,
    received: { id: receivedId, data: received },
    ...admitted,
  }
}

function columnsOf({ person, side, refs, about, ...lead }: LeadToStore) {
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
    ...(lead.seen && { landing_test_id: lead.seen.testId, landing_version: lead.seen.version }),
    preferred_date: lead.preferredDate,
    source: side.source ?? 'tour',
    utm_source: side.utmSource,
    utm_medium: side.utmMedium,
    utm_campaign: side.utmCampaign,
    utm_term: side.utmTerm,
    utm_content: side.utmContent,
    landing_page_url: side.landingPageUrl,
    gclid: side.gclid,
    gbraid: side.gbraid,
    wbraid: side.wbraid,
    fbp: side.fbp,
    fbc: side.fbc,
    fbclid: side.fbclid,
    msclkid: side.msclkid,
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

/** Evidence of what the visitor agreed to (B9): contact by sending the form, ads by default or by their choice, texts by a box of their own. */
function consentsOf(lead: LeadToStore) {
  return [
    { kind: 'contact', granted: true, ...shownWords(lead) },
    { kind: 'ads', granted: lead.adConsent === 'granted' },
    ...(lead.agreedTexts ? [{ kind: 'texts', granted: true, ...lead.agreedTexts }] : []),
  ]
}

function shownWords({ refs, consentVersion, shownWording, about }: LeadToStore) {
  if (about.partner || about.adForm || about.enteredBy || about.mail)
    return { wording: shownWording, version: null }
  return consentShown(refs.consent, consentVersion)
}
