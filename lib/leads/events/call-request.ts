export function callRequestKey(rsvpId: string): string {
  return `rsvp:${rsvpId}`
}
