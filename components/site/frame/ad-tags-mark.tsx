import { getAdTags } from '@/lib/ad-tags/ad-tags'
import { AD_TAGS_MARK } from '@/lib/ad-tags/mark'

/** Says that tags of ad platforms are set; whether one runs is for the browser to decide. Nothing when none is. */
export async function AdTagsMark() {
  return (await getAdTags()) && <meta name={AD_TAGS_MARK} content="set" />
}
