import 'server-only'
import { openLink, sealLink } from '@/lib/platform/private-link'

/** The unguessable part of a guest's private link; it does not end. */
export function rsvpToken(id: string): string {
  return sealLink('event-rsvp', id)
}

/** The RSVP's id a token was made for, or null for anything else. */
export function rsvpIdFrom(token: string): string | null {
  return openLink('event-rsvp', token)?.id ?? null
}

/** Where the guest sees and cancels what they said. */
export function rsvpPath(eventSlug: string, id: string): string {
  return `/events/${eventSlug}/rsvp/${rsvpToken(id)}`
}
