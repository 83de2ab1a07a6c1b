import { refusesAds, refusesTracking } from '@/lib/browser/ad-choice'
import { isPrivatePage } from '@/lib/platform/private-pages'
import { TRACKING_NUMBERS_MARK } from '@/lib/site/tracking/mark'

let isStarted = false

/** Swaps phone numbers by traffic source (F11), where configured and not refused. */
export function startTrackingNumbers(): void {
  if (isStarted || refusesTracking() || refusesAds() || isPrivatePage(location.pathname)) return
  if (!document.querySelector(`meta[name="${TRACKING_NUMBERS_MARK}"]`)) return
  isStarted = true
  void import('@/lib/browser/swap-numbers').then(({ swapNumbers }) => swapNumbers()).catch(() => {})
}
