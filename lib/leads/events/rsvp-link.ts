import 'server-only'
import { addDays } from 'date-fns'
import {
  isCurrentLink,
  type Linked,
  openRenewable,
  sealRenewable,
} from '@/lib/platform/private-links/renewable-link'

/** Days for which the link works after the event, or after it was issued anew. */
const VALID_DAYS = 7

type Dated = Linked & { event: { startsAt: Date; endsAt: Date | null } }

/** The RSVP of a token, whether or not its link still works; null for an invalid token. */
export function openRsvpLink(token: string): { id: string; issuedAt: Date | null } | null {
  return openRenewable('event-rsvp', token)
}

/** True while the guest's page and its form open with this link. */
export function isRsvpLinkOpen(link: { issuedAt: Date | null }, rsvp: Dated, now: Date): boolean {
  const { linkIssuedAt, event } = rsvp
  const over = event.endsAt ?? event.startsAt
  const endsAt = addDays(linkIssuedAt && linkIssuedAt > over ? linkIssuedAt : over, VALID_DAYS)
  return isCurrentLink(link, rsvp, { endsAt, now })
}

export function rsvpPath(eventSlug: string, { id, linkIssuedAt }: Linked): string {
  return `/events/${eventSlug}/rsvp/${sealRenewable('event-rsvp', { id, linkIssuedAt })}`
}
