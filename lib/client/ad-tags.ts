import { AD_TAGS_MARK } from '@/lib/ad-tags/mark'
import { allowsForeignScripts } from '@/lib/client/ad-choice'

/** Whether tags of ad platforms are set, and this visitor does not refuse them. */
export function mayLoadTags(): boolean {
  return allowsForeignScripts() && document.querySelector(`meta[name="${AD_TAGS_MARK}"]`) !== null
}

/** Sees to the tags of the page that is shown now, where some may run. Returns how to take them away. */
export function startAdTags(): (() => void) | undefined {
  if (!mayLoadTags()) return undefined
  const left = new AbortController()
  void import('@/lib/client/ad-frame')
    .then(({ showAdFrame }) => showAdFrame(left.signal))
    // Without tags a page is as good as before.
    .catch(() => {})
  return () => left.abort()
}
