import 'server-only'
import { openLink, sealLink } from '@/lib/platform/private-link'

/** Unguessable part of a guest's private link; it never expires. */
function rsvpToken(id: string): string {
  return sealLink('event-rsvp', id)
}

export function rsvpIdFrom(token: string): string | null {
  return openLink('event-rsvp', token)?.id ?? null
}

export function rsvpPath(eventSlug: string, id: string): string {
  return `/events/${eventSlug}/rsvp/${rsvpToken(id)}`
}
