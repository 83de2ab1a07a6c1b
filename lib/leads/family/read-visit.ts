import 'server-only'
import { chosenPromise } from '@/lib/leads/callers/call-windows'
import { announcedCall } from '@/lib/leads/callers/who-calls'
import type { FamilyFacts } from '@/lib/leads/family/family-copy'
import { promiseNow } from '@/lib/leads/family/promise-now'
import { untilTour } from '@/lib/leads/family/until-tour'
import { contactCardPath, visitPath } from '@/lib/leads/family/visit-link'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { agreedTour } from '@/lib/leads/tour-requests/agreed-tour'
import { CHOSEN_CALL } from '@/lib/leads/tour-requests/next-step'
import { plainFirstName } from '@/lib/leads/tour-requests/plain-first-name'
import { leadReference } from '@/lib/leads/tour-requests/reference'
import { addressLines } from '@/lib/platform/address-lines'
import { db } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { phoneDial } from '@/lib/platform/phones/phone'
import { companyNameOrHost, siteUrl } from '@/lib/platform/site'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { contactSelect } from '@/lib/site/content/contact-select'
import { formatTime } from '@/lib/site/content/format'
import { formatWeekday, zoneName } from '@/lib/site/content/format-date'

const COMMUNITY = {
  select: { id: true, slug: true, active: true, timeZone: true, ...contactSelect },
} as const

/** Reads a request as its family may see it; null when unknown, quarantined or erased. */
export async function readVisit(leadId: string) {
  const [lead, settings] = await Promise.all([
    db.tourRequest.findFirst({
      where: { id: leadId, quarantinedAt: null, erasedAt: null },
      include: { community: COMMUNITY },
    }),
    companySettings(),
  ])
  if (!lead) return null
  const zone = usableTimeZone(lead.community?.timeZone ?? settings?.timeZone)
  return { lead, settings, zone, call: await announcedCall(lead, zone, new Date()) }
}

export type Visit = NonNullable<Awaited<ReturnType<typeof readVisit>>>

/** The tour that a message is about, where that is not the one now agreed, and its date before a move. */
type AboutTour = { tour?: Date | null; before?: Date | null }

/** Facts for a message that is sent at `now`. */
export function visitFacts(
  { lead, settings, zone, call }: Visit,
  now: Date,
  about: AboutTour = {},
): FamilyFacts {
  const { community } = lead
  const tour = about.tour ?? lead.scheduledDate
  const chosen = chosenCall(lead)
  const agreed = agreedTour(lead, now)
  return {
    firstName: plainFirstName(lead.name),
    place: community?.name ?? companyNameOrHost(settings?.companyName),
    company: companyNameOrHost(settings?.companyName),
    address: (community && addressLines({ ...community, zip: null }).join(', ')) || null,
    addressLines: community ? addressLines(community) : [],
    ...phoneOf(community, settings),
    person: call?.name ?? null,
    promise: promiseNow(lead, now, zone),
    isTried: lead.firstAttemptAt !== null,
    caller: call?.line ?? null,
    chosenCall: chosen && { time: formatZonedMoment(chosen, zone), promise: chosenPromise(chosen, zone) },
    numberEnds: (lead.phoneE164 ?? lead.phone).replace(/\D/g, '').slice(-4),
    preferred: lead.preferredDate && formatZonedMoment(lead.preferredDate, zone),
    tour: tour && formatZonedMoment(tour, zone),
    comes: tour && untilTour(tour, now, zone),
    before: about.before ? formatZonedMoment(about.before, zone) : null,
    agreed: agreed && formatZonedMoment(agreed, zone),
    reference: leadReference(lead.transactionId),
    link: siteUrl(visitPath(lead)),
    card: call?.number ? siteUrl(contactCardPath(lead)) : null,
  }
}

type Place = { phoneDisplay: string | null; phoneDial: string | null }

function phoneOf(community: Place | null, settings: Visit['settings']): { phone: string; dial: string } {
  const phone = community?.phoneDisplay || settings?.companyPhoneDisplay || ''
  return { phone, dial: (community?.phoneDisplay && community.phoneDial) || phoneDial(phone) }
}

/** Start of the call that the family asked for: the first one, or another after we missed them. */
export function chosenCall({ callAt, firstAttemptAt, nextStep, nextStepAt }: ChosenCall): Date | null {
  if (!firstAttemptAt) return callAt
  return nextStep === CHOSEN_CALL ? nextStepAt : null
}

type ChosenCall = Pick<TourRequest, 'callAt' | 'firstAttemptAt' | 'nextStep' | 'nextStepAt'>

/** 'Wednesday, December 2, 2:30 pm (Mountain Time)' in the given zone. */
export function formatZonedMoment(moment: Date, zone: string): string {
  return `${formatWeekday(moment, zone)}, ${formatTime(moment, zone)} (${zoneName(zone)})`
}
