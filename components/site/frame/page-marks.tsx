import { ReportSettings } from '@/components/site/frame/report-settings'
import { AD_TAGS_MARK } from '@/lib/ad-tags/mark'

/**
 * What a page says of the installation to its own scripts: where errors are reported, and that tags of ad platforms are set. Whether
 * one of them runs is for the browser to decide. Without either a page carries nothing of it.
 */
export function PageMarks({ hasAdTags }: { hasAdTags: boolean }) {
  // One part where none is set: an empty place of its own would stand in the data of every page.
  if (!hasAdTags) return <ReportSettings />
  return (
    <>
      <ReportSettings />
      <meta name={AD_TAGS_MARK} content="set" />
    </>
  )
}
