import 'server-only'
import { blockedReason } from '@/lib/leads/intake/blocked-sender'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { suspicionOf } from '@/lib/leads/intake/spam'
import { sideDataOf } from '@/lib/leads/intake/visit-of-lead'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { assertOfPartner, sourceOf, withPartnerCommunity } from '@/lib/leads/tour-requests/partner-rules'
import { readPreferredDate } from '@/lib/leads/tour-requests/preferred-date'
import { promiseAt } from '@/lib/leads/tour-requests/promise'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { resolveReferences } from '@/lib/leads/tour-requests/references'
import type { TourRequest } from '@/lib/leads/tour-requests/schema'
import { textConsentGiven } from '@/lib/leads/tour-requests/text-consent'
import type { BotCheck } from '@/lib/platform/integrations/turnstile'
import { readTypedPhone } from '@/lib/platform/phones/phone'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { versionSeen } from '@/lib/site/landing-pages/running-tests'

type Submitted = {
  /** As sent, unchecked. */
  body: Record<string, unknown>
  sent: TourRequest
  botCheck: BotCheck
  about: RequestContext
}

/** Builds the lead with promise and suspicion (reading 5) from cached data; rates are counted on storing. */
export async function judgeLead({ body, sent, botCheck, about }: Submitted): Promise<LeadToStore> {
  const { name, phone, email, message } = sent
  const { partner, adForm } = about
  const side = sideDataOf(withPartnerCommunity(body, partner), about)
  const [refs, targets, blocked] = await Promise.all([
    resolveReferences(side.values),
    alertTargets(),
    // Staff who enter a call know whom they spoke with.
    about.enteredBy ? null : blockedReason({ phone, email, address: about.clientIpAddress }),
  ])
  // Leads from ads are paid for, so they are kept whatever they name.
  if (partner && !adForm) assertOfPartner(partner, refs.community)
  const taken = readPreferredDate(body.tourTime, refs.timeZone)
  // A time that was just taken still counts as preferred.
  const preferred = taken.date ? taken : readPreferredDate(body.preferredDate, refs.timeZone)
  const rawTimes = {
    ...(preferred.raw && { preferredDate: preferred.raw }),
    ...(taken.raw && { tourTime: taken.raw }),
  }
  // Partners' programs fill in no form, so form checks do not apply.
  const { honeypot, formLoadTime } = partner || adForm ? {} : body
  return {
    person: {
      name,
      phone,
      phoneE164: phoneE164(phone),
      phoneExtension: readTypedPhone(phone).extension,
      email: email?.trim() || null,
      message: message?.trim() ? message.replaceAll('\r\n', '\n') : null,
    },
    side: { ...side.values, source: sourceOf(side.values.source, about) },
    rawSideData: { ...side.raw, ...refs.unknown, ...rawTimes },
    refs,
    seen: await versionSeen(refs.landingPageTemplateId, about.versions),
    preferredDate: preferred.date,
    adConsent: mayTellAds(sent, about) ? 'granted' : 'denied',
    consentVersion: sent.consentVersion ?? null,
    shownWording: sent.consentWording?.trim().slice(0, 2_000) || null,
    agreedTexts: textConsentGiven(
      { ...sent, consentVersion: sent.consentVersion ?? null },
      { offered: refs.textConsent, isPartner: Boolean(partner || adForm) },
    ),
    botCheck,
    suspicion: suspicionOf({ honeypot, formLoadTime, botCheck, rate: null, blocked }, about.receivedAt),
    promise: promiseAt(refs, about.receivedAt),
    targets,
    about,
  }
}

/** Visitors of our forms can opt out (reading 10); a partner's families must have opted in. */
function mayTellAds({ adConsent }: TourRequest, { refusesAds, partner, adForm }: RequestContext): boolean {
  if (refusesAds) return false
  return partner || adForm ? adConsent === 'granted' : adConsent !== 'denied'
}
