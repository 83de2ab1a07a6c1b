import { allowsThirdPartyScripts } from '@/lib/browser/ad-choice'
import { AD_TAGS_MARK } from '@/lib/leads/ad-tags/mark'

/** True when ad tags are configured and the visitor does not refuse them. */
export function mayLoadTags(): boolean {
  return allowsThirdPartyScripts() && document.querySelector(`meta[name="${AD_TAGS_MARK}"]`) !== null
}

/** Starts the ad tags of the current page. Returns the cleanup, or undefined when none may run. */
export function startAdTags(): (() => void) | undefined {
  if (!mayLoadTags()) return undefined
  const left = new AbortController()
  void import('@/lib/browser/ad-frame')
    .then(({ showAdFrame }) => showAdFrame(left.signal))
    // A page works as well without tags.
    .catch(() => {})
  return () => left.abort()
}
