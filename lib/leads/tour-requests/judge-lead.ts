import 'server-only'
import type { ApiKeyHolder } from '@/lib/accounts/api-keys/require-key'
import { blockedReason } from '@/lib/leads/intake/blocked-sender'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { browserSender, KEY_SENDER, keySender } from '@/lib/leads/intake/sender'
import { suspicionOf } from '@/lib/leads/intake/spam'
import { sideDataOf } from '@/lib/leads/intake/visit-of-lead'
import type { LeadSource } from '@/lib/leads/sources/lead-source'
import { chosenSource, sourceOf } from '@/lib/leads/sources/registry'
import { leadRate } from '@/lib/leads/tour-requests/lead-rate'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { readPreferredDate } from '@/lib/leads/tour-requests/preferred-date'
import { promiseAt } from '@/lib/leads/tour-requests/promise'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { type LeadTopic, resolveReferences } from '@/lib/leads/tour-requests/references'
import type { TourRequest } from '@/lib/leads/tour-requests/schema'
import { textConsentGiven } from '@/lib/leads/tour-requests/text-consent'
import { AppError, invalidFields } from '@/lib/platform/errors'
import type { BotCheck } from '@/lib/platform/integrations/turnstile'
import { readTypedPhone } from '@/lib/platform/phones/phone'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { versionSeen } from '@/lib/site/landing-pages/running-tests'

type Submitted = {
  /** As sent, unchecked. */
  body: Record<string, unknown>
  sent: TourRequest
  /** Of a visitor; other sources bring their own. */
  botCheck?: BotCheck
  about: RequestContext
}

/** Builds a lead by the rules of topic or source, from cached data. Rates count on storing (reading 5). */
export async function judgeLead(submitted: Submitted): Promise<LeadToStore> {
  const { body, sent, about } = submitted
  const { name, phone, email, message } = sent
  const { apiKey } = about
  const side = sideDataOf(withPartnerCommunity(body, apiKey), about)
  const refs = await resolveReferences(ofOurForm(side.values, about))
  const source = refs.topic ? sourceOfTopic(refs.topic) : chosenSource(side.values.source, about.source)
  const botCheck = source.botCheck ?? submitted.botCheck ?? 'missing'
  const [targets, blocked] = await Promise.all([
    alertTargets(),
    source.checksBlockList ? blockedReason({ phone, email, address: about.clientIpAddress }) : null,
  ])
  // Leads from ads are paid for, so they are kept whatever they name.
  if (apiKey && source.from === 'api-key') assertOfPartner(apiKey, refs.community)
  const taken = readPreferredDate(body.tourTime, refs.timeZone)
  // A time that was just taken still counts as preferred.
  const preferred = taken.date ? taken : readPreferredDate(body.preferredDate, refs.timeZone)
  const rawTimes = {
    ...(preferred.raw && { preferredDate: preferred.raw }),
    ...(taken.raw && { tourTime: taken.raw }),
  }
  const { honeypot, formLoadTime } = source.checksForm ? body : {}
  const { promise, callDueAt } = promiseAt(refs, about.receivedAt, source.minutes)
  return {
    source,
    person: {
      name,
      phone,
      phoneE164: phoneE164(phone),
      phoneExtension: readTypedPhone(phone).extension,
      email: email?.trim() || null,
      message: message?.trim() ? message.replaceAll('\r\n', '\n') : null,
    },
    side: side.values,
    rawSideData: { ...side.raw, ...refs.unknown, ...rawTimes },
    refs,
    seen: await versionSeen(refs.landingPageTemplateId, about.versions),
    preferredDate: preferred.date,
    adConsent: mayTellAds(sent, about, source) ? 'granted' : 'denied',
    consentVersion: sent.consentVersion ?? null,
    shownWording: sent.consentWording?.trim().slice(0, 2_000) || null,
    agreedTexts: textConsentGiven(
      { ...sent, consentVersion: sent.consentVersion ?? null },
      { offered: refs.textConsent, isPartner: source.consent.wording === 'sent' },
    ),
    botCheck,
    suspicion: suspicionOf({ honeypot, formLoadTime, botCheck, rate: null, blocked }, about.receivedAt),
    rate: source.checksRate ? leadRate(botCheck) : null,
    promise: {
      promise: source.promises ? promise : null,
      callDueAt: source.from === 'information' ? null : callDueAt,
    },
    targets,
    sentBy: senderOf(source, sent, about),
    about,
  }
}

/** Only our own form has topics: a partner or our own code could otherwise change a lead's rules. */
function ofOurForm<T extends { topic: string | null }>(values: T, { source, apiKey }: RequestContext): T {
  return source || apiKey ? { ...values, topic: null } : values
}

/** The rules of a topic's source; ad platforms hear only of topics that count as a conversion. */
function sourceOfTopic({ source, conversion }: LeadTopic): LeadSource {
  const rules = sourceOf(source)
  return conversion ? rules : { ...rules, ads: 'never' }
}

/** Leads that our own code makes have its keys, which no visitor can claim. */
function senderOf(
  source: LeadSource,
  { formSecret }: TourRequest,
  { sentBy, source: usual }: RequestContext,
): string | null {
  if (sentBy === KEY_SENDER) return keySender(formSecret)
  const isVisitors = source.from === 'form' || !usual
  return sentBy ?? (isVisitors ? browserSender(formSecret) : source.key)
}

function mayTellAds(
  { adConsent }: TourRequest,
  { refusesAds }: RequestContext,
  { ads }: LeadSource,
): boolean {
  if (refusesAds || ads === 'never') return false
  return ads === 'if-agreed' ? adConsent === 'granted' : adConsent !== 'denied'
}

type Partner = Pick<ApiKeyHolder, 'communityIds'>

/** A partner with a single community need not name it. */
function withPartnerCommunity(
  sent: Record<string, unknown>,
  partner: Partner | undefined,
): Record<string, unknown> {
  const [only, ...others] = partner?.communityIds ?? []
  if (!only || others.length > 0 || sent.communityId || sent.floorPlanId) return sent
  return { ...sent, communityId: only }
}

/** Restricts a key to its communities. @throws AppError 400 without a known community, 403 for another one */
function assertOfPartner({ communityIds }: Partner, community: { id: string } | null): void {
  if (communityIds.length === 0) return
  if (!community) throw invalidFields({ communityId: 'Specify which of your communities this is for' })
  if (communityIds.includes(community.id)) return
  const words = 'This API key cannot send requests for this community'
  throw new AppError('forbidden', 403, words, { fieldErrors: { communityId: words } })
}
