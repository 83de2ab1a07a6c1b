import { adChoiceIn } from '@/lib/platform/privacy/ad-choice'

/** Global Privacy Control as the browser tells the page; the server reads its header as well. */
export function sendsPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** Whether the browser says that its visitor is not to be followed, not even by counting. */
export function asksNotToBeFollowed(): boolean {
  return sendsPrivacyControl() || navigator.doNotTrack === '1'
}

/** Whether scripts of others, which a page brings along, may run for this visitor. */
export function allowsForeignScripts(): boolean {
  // In a frame it is the back office that shows the page.
  return window.top === window && !refusesAds() && navigator.doNotTrack !== '1'
}

/** Whether nothing about this visitor may serve advertising: by the browser's signal, or by their own choice. */
export function refusesAds(): boolean {
  return (
    sendsPrivacyControl() || (typeof document !== 'undefined' && adChoiceIn(document.cookie) === 'denied')
  )
}
