import { asksNotToBeFollowed } from '@/lib/browser/ad-choice'
import { isPrivatePage } from '@/lib/platform/private-pages'

/** Tells our own server that a telephone number was touched, and on which page (F11); nothing for a visitor who asks not to be followed. */
export function notePhoneTap(dialed: string, communityId?: string): void {
  const page = location.pathname
  if (asksNotToBeFollowed() || isPrivatePage(page)) return
  const body = new Blob([JSON.stringify({ page, dialed, communityId })], { type: 'application/json' })
  navigator.sendBeacon?.('/api/phone-taps', body)
}
