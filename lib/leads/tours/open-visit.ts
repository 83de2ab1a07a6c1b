import 'server-only'
import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import { io } from 'next/cache'
import { chosenPromise } from '@/lib/leads/callers/call-windows'
import { promiseNow } from '@/lib/leads/family/promise-now'
import { chosenCall, formatZonedMoment, readVisit } from '@/lib/leads/family/read-visit'
import { isVisitLinkOpen, openVisitLink } from '@/lib/leads/family/visit-link'
import { agreedTour } from '@/lib/leads/tour-requests/agreed-tour'
import { plainFirstName } from '@/lib/leads/tour-requests/plain-first-name'
import { leadReference } from '@/lib/leads/tour-requests/reference'
import { mayTour } from '@/lib/leads/tour-requests/status'
import { shownCallTimes } from '@/lib/leads/tours/choose-call-time'
import { shownTimes } from '@/lib/leads/tours/public-times'
import { addressLines } from '@/lib/platform/address-lines'

/**
 * Page data for a family's private link, uncached, in the community's zone; null for an invalid token, and
 * 'ended' for one that no longer works.
 */
export async function openVisit(token: string) {
  await io()
  const link = openVisitLink(token)
  const visit = link && (await readVisit(link.id))
  if (!link || !visit) return null
  if (!isVisitLinkOpen(link, visit.lead, new Date())) return 'ended'
  const { lead, zone, call } = visit
  const now = new Date()
  const { community, preferredDate } = lead
  const tour = agreedTour(lead, now)
  const chosen = chosenCall(lead)
  return {
    id: lead.id,
    firstName: plainFirstName(lead.name),
    reference: leadReference(lead.transactionId),
    community,
    /** False after the family moved in or declined. */
    isOpen: lead.status !== 'converted' && lead.status !== 'not-interested',
    isNew: lead.firstAttemptAt === null && lead.contactEndedAt === null,
    promise: promiseNow(lead, now, zone),
    /** Who calls, from which number and by when; null when that is not known. */
    call,
    /** The promise of a call that the family asked for, while it is to come. */
    chosenCall: chosen && chosen > now ? chosenPromise(chosen, zone) : null,
    callTimes: await shownCallTimes(lead, now),
    tour: tour && formatZonedMoment(tour, zone),
    preferred: preferredDate && preferredDate > now ? formatZonedMoment(preferredDate, zone) : null,
    /** Free times; null without an open calendar or after the tour. */
    times: mayTour(lead.status) ? await shownTimes(lead.communityId, lead.id) : null,
    address: community && addressLines({ ...community, zip: null }).join(', '),
    /** Earliest selectable time, as a datetime-local value. */
    earliest: format(new TZDate(now, zone), "yyyy-MM-dd'T'HH:mm"),
  }
}

export type OpenedVisit = Exclude<Awaited<ReturnType<typeof openVisit>>, null | 'ended'>
