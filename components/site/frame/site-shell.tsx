import type { ReactNode } from 'react'
import { FrameIslands } from '@/components/site/frame/frame-islands'
import { SkipLink } from '@/components/site/frame/skip-link'
import { leadFormSettings } from '@/components/site/lead-form/server-settings'
import { ScheduleTourProvider } from '@/lib/browser/schedule-tour'
import { SiteBasicsProvider } from '@/lib/browser/site-basics'
import { getAdTags } from '@/lib/leads/ad-tags/ad-tags'
import { AD_TAGS_MARK } from '@/lib/leads/ad-tags/mark'
import { getPhoneHours } from '@/lib/leads/callers/read-phone-hours'
import { hasTrackingNumbers } from '@/lib/leads/tracking-numbers/tracking-numbers'
import { previewScope } from '@/lib/platform/database/preview-scope'
import { REPORT_SETTINGS } from '@/lib/platform/error-reports/mark'
import { reportSettings } from '@/lib/platform/error-reports/settings'
import { getBrandMark, getConfirmationPicture } from '@/lib/site/brand/brand'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { TRACKING_NUMBERS_MARK } from '@/lib/site/tracking/mark'

/** Wraps every public page: skip link, providers and client islands. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const [settings, { word, line }, confirmation, adTags, swapsNumbers, hours] = await Promise.all([
    getSiteSettings(),
    getBrandMark(),
    getConfirmationPicture(),
    getAdTags(),
    hasTrackingNumbers(),
    getPhoneHours(null),
  ])
  const phone = { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
  return (
    <SiteBasicsProvider basics={{ word, line, phone, hours, confirmation }}>
      <ScheduleTourProvider>
        <PageMetaTags hasAdTags={adTags !== null} swapsNumbers={swapsNumbers} />
        <SkipLink />
        <PreviewBar />
        {children}
        <FrameIslands settings={leadFormSettings(settings)} />
      </ScheduleTourProvider>
    </SiteBasicsProvider>
  )
}

/** Meta tags with configuration for scripts: error reporting, ad tags, number swapping. */
function PageMetaTags({ hasAdTags, swapsNumbers }: { hasAdTags: boolean; swapsNumbers: boolean }) {
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

/** Says where to report errors. In the page, because the build knows no configuration. */
function ReportSettings() {
  const settings = reportSettings()
  return settings && <meta name={REPORT_SETTINGS} content={JSON.stringify(settings)} />
}

/** Bar above every previewed page: what differs from the live site, and an exit link. */
function PreviewBar() {
  const [subject, ...others] = previewScope()?.subjects ?? []
  if (!subject) return null
  return (
    <aside
      aria-label="Preview"
      className="no-print flex flex-wrap items-center justify-center gap-x-4 bg-copper px-4 text-center text-base text-ivory"
    >
      <p className="py-2">
        Preview: <strong>{subject.title}</strong>
        {subject.kind && ` (${subject.kind})`}
        {others.length > 0 && ` and ${others.length} more`} as {subject.kind ? 'it' : 'they'} will look.
        Visitors do not see this.
      </p>
      {/* Not a router link: the front server handles it. */}
      <a
        href="/preview/leave"
        className="inline-flex min-h-11 items-center font-semibold text-ivory underline underline-offset-4"
      >
        Exit preview
      </a>
    </aside>
  )
}
