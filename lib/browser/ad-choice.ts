import { pageCookies } from '@/lib/browser/page-cookies'
import { adChoiceIn } from '@/lib/platform/privacy/ad-choice'

/** True when the browser sends Global Privacy Control; the server reads the header as well. */
export function sendsPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** True when the visitor must not be tracked, not even by counting. */
export function refusesTracking(): boolean {
  return sendsPrivacyControl() || navigator.doNotTrack === '1'
}

export function allowsThirdPartyScripts(): boolean {
  // In a frame, the back office is showing the page.
  return window.top === window && !refusesAds() && navigator.doNotTrack !== '1'
}

/** True when nothing about this visitor may serve advertising. */
export function refusesAds(): boolean {
  return sendsPrivacyControl() || (typeof document !== 'undefined' && adChoiceIn(pageCookies()) === 'denied')
}
