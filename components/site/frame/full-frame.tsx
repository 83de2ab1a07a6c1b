import type { ReactNode } from 'react'
import { Announcements } from '@/components/site/announcements/announcements'
import { ActionBar } from '@/components/site/frame/action-bar'
import { SiteFooter } from '@/components/site/frame/site-footer'
import { SiteHeader } from '@/components/site/frame/site-header'
import { staticPart } from '@/components/static/static'
import { companyCopy } from '@/lib/platform/company-copy'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { getStaffedHoursText } from '@/lib/site/content/staffed-hours'
import { getNavigation } from '@/lib/site/seo/site-navigation'

/** Header, main, footer and phone bar of most public pages. */
export function FullFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Announcements communityId={null} />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}

const Header = staticPart(async () => {
  const [settings, { menu }] = await Promise.all([getSiteSettings(), getNavigation()])
  const phone = { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
  const copy = companyCopy(settings.companyName, settings.companyState)
  return <SiteHeader {...copy} phone={phone} items={menu} />
})

const Footer = staticPart(async () => {
  const [settings, navigation, hours] = await Promise.all([
    getSiteSettings(),
    getNavigation(),
    getStaffedHoursText(),
  ])
  const phone = { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
  return (
    <>
      <SiteFooter settings={settings} navigation={navigation} hours={hours} />
      <ActionBar phone={phone} />
    </>
  )
})
