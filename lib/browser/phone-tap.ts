import { refusesTracking } from '@/lib/browser/ad-choice'
import { isPrivatePage } from '@/lib/platform/private-pages'

/** Reports a tapped phone number and its page (F11); nothing for visitors who refuse tracking. */
export function notePhoneTap(dialed: string, communityId?: string): void {
  const page = location.pathname
  if (refusesTracking() || isPrivatePage(page)) return
  const body = new Blob([JSON.stringify({ page, dialed, communityId })], { type: 'application/json' })
  navigator.sendBeacon?.('/api/phone-taps', body)
}
