import { asksNotToBeFollowed, refusesAds } from '@/lib/browser/ad-choice'
import { isPrivatePage } from '@/lib/platform/private-pages'
import { TRACKING_NUMBERS_MARK } from '@/lib/site/tracking/mark'

let isStarted = false

/** Has telephone numbers swapped by what brought the visitor (F11), where some are configured and the visitor does not refuse it. */
export function startTrackingNumbers(): void {
  if (isStarted || asksNotToBeFollowed() || refusesAds() || isPrivatePage(location.pathname)) return
  if (!document.querySelector(`meta[name="${TRACKING_NUMBERS_MARK}"]`)) return
  isStarted = true
  void import('@/lib/browser/swap-numbers')
    .then(({ swapNumbers }) => swapNumbers())
    // The usual numbers ring as well.
    .catch(() => {})
}
