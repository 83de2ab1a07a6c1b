import type { ReactNode } from 'react'
import { FrameIslands } from '@/components/site/frame/frame-islands'
import { PageMetaTags } from '@/components/site/frame/page-meta-tags'
import { PreviewBar } from '@/components/site/frame/preview-bar'
import { SkipLink } from '@/components/site/frame/skip-link'
import { leadFormSettings } from '@/components/site/lead-form/server-settings'
import { ScheduleTourProvider } from '@/lib/browser/schedule-tour'
import { SiteBasicsProvider } from '@/lib/browser/site-basics'
import { getAdTags } from '@/lib/leads/ad-tags/ad-tags'
import { hasTrackingNumbers } from '@/lib/leads/tracking-numbers/tracking-numbers'
import { companyCopy } from '@/lib/platform/company-copy'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** Wraps every public page: skip link, providers and client islands. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const [settings, adTags, swapsNumbers] = await Promise.all([
    getSiteSettings(),
    getAdTags(),
    hasTrackingNumbers(),
  ])
  const { word, line } = companyCopy(settings.companyName, settings.companyState)
  const phone = { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
  return (
    <SiteBasicsProvider basics={{ word, line, phone }}>
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
