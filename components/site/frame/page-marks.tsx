import { ReportSettings } from '@/components/site/frame/report-settings'
import { AD_TAGS_MARK } from '@/lib/leads/ad-tags/mark'
import { TRACKING_NUMBERS_MARK } from '@/lib/site/tracking/mark'

/**
 * What a page says of the installation to its own scripts: where errors are reported, that tags of ad platforms are set, and that
 * telephone numbers may be swapped. Whether it happens is for the browser to decide. Without any of them a page carries nothing of it.
 */
export function PageMarks({ hasAdTags, swapsNumbers }: { hasAdTags: boolean; swapsNumbers: boolean }) {
  // One part where none is set: an empty place of its own would stand in the data of every page.
  if (!hasAdTags && !swapsNumbers) return <ReportSettings />
  return (
    <>
      <ReportSettings />
      {hasAdTags && <meta name={AD_TAGS_MARK} content="set" />}
      {swapsNumbers && <meta name={TRACKING_NUMBERS_MARK} content="set" />}
    </>
  )
}
