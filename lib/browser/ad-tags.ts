import { allowsForeignScripts } from '@/lib/browser/ad-choice'
import { AD_TAGS_MARK } from '@/lib/leads/ad-tags/mark'

/** Whether tags of ad platforms are set, and this visitor does not refuse them. */
export function mayLoadTags(): boolean {
  return allowsForeignScripts() && document.querySelector(`meta[name="${AD_TAGS_MARK}"]`) !== null
}

/** Sees to the tags of the page that is shown now, where some may run. Returns how to take them away. */
export function startAdTags(): (() => void) | undefined {
  if (!mayLoadTags()) return undefined
  const left = new AbortController()
  void import('@/lib/browser/ad-frame')
    .then(({ showAdFrame }) => showAdFrame(left.signal))
    // Without tags a page is as good as before.
    .catch(() => {})
  return () => left.abort()
}
