import 'server-only'
import { openLink } from '@/lib/platform/private-links/private-link'

/** True for valid private links, false for invalid ones; null when the path is not a private link. */
export function isPrivateAddress([first, second = '', third, ...rest]: string[]): boolean | null {
  if (first === 'care-navigator' && second === 'results') {
    return rest.length === 0 && openLink('quiz-result', third ?? '') !== null
  }
  // Works for removed events too: guests must be able to cancel.
  if (first === 'events' && third === 'rsvp') {
    return rest.length === 1 && openLink('event-rsvp', rest[0] ?? '') !== null
  }
  if (first === 'reviews' && second === 'write') {
    return rest.length === 0 && openLink('review', third ?? '') !== null
  }
  if (first === 'tour-scheduled' && second) {
    return third === undefined && openLink('tour-request', second) !== null
  }
  if (first === 'for-professionals' && second === 'referrals') {
    return rest.length === 0 && openLink('tour-request', third ?? '') !== null
  }
  if (first !== 'downloads') return null
  const isPart = third === undefined || third === 'file'
  return rest.length === 0 && isPart && openLink('asset-download', second) !== null
}
