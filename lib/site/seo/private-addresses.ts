import 'server-only'
import { openLink } from '@/lib/platform/private-link'

/** Whether an address below a folder of private links is one we made; null for every other address. */
export function isPrivateAddress([first, second = '', third, ...rest]: string[]): boolean | null {
  if (first === 'care-navigator' && second === 'results') {
    return rest.length === 0 && openLink('quiz-result', third ?? '') !== null
  }
  // Also of an event that has left the site: who signed up must be able to cancel.
  if (first === 'events' && third === 'rsvp') {
    return rest.length === 1 && openLink('event-rsvp', rest[0] ?? '') !== null
  }
  if (first === 'tour-scheduled' && second) {
    return third === undefined && openLink('tour-request', second) !== null
  }
  if (first !== 'downloads') return null
  const isPart = third === undefined || third === 'file'
  return rest.length === 0 && isPart && openLink('asset-download', second) !== null
}
