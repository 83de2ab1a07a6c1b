import { ReportSettings } from '@/components/site/frame/report-settings'
import { AD_TAGS_MARK } from '@/lib/leads/ad-tags/mark'
import { TRACKING_NUMBERS_MARK } from '@/lib/site/tracking/mark'

/**
 * Meta tags that carry server configuration to the page's scripts: error reporting, ad tags, number swapping.
 */
export function PageMetaTags({ hasAdTags, swapsNumbers }: { hasAdTags: boolean; swapsNumbers: boolean }) {
  // A fragment with empty slots would be serialized into every page.
  if (!hasAdTags && !swapsNumbers) return <ReportSettings />
  return (
    <>
      <ReportSettings />
      {hasAdTags && <meta name={AD_TAGS_MARK} content="set" />}
      {swapsNumbers && <meta name={TRACKING_NUMBERS_MARK} content="set" />}
    </>
  )
}
