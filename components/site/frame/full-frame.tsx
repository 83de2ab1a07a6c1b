import type { ReactNode } from 'react'
import { ActionBar } from '@/components/site/frame/action-bar'
import { SiteFooter } from '@/components/site/frame/site-footer'
import { SiteHeader } from '@/components/site/frame/site-header'
import { staticPart } from '@/components/static/static'
import { getFooterCities } from '@/lib/communities/footer-cities'
import { companyCopy } from '@/lib/company-copy'
import { getSiteSettings } from '@/lib/content/site-settings'
import { getStaffedHoursText } from '@/lib/content/staffed-hours'

/** Header, main, footer and the phones' action bar, as most public pages have them. */
export function FullFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}

const Header = staticPart(async () => {
  const settings = await getSiteSettings()
  const phone = { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
  return <SiteHeader {...companyCopy(settings.companyName, settings.companyState)} phone={phone} />
})

const Footer = staticPart(async () => {
  const [settings, cities, hours] = await Promise.all([
    getSiteSettings(),
    getFooterCities(),
    getStaffedHoursText(),
  ])
  const phone = { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
  return (
    <>
      <SiteFooter settings={settings} cities={cities} hours={hours} />
      <ActionBar phone={phone} />
    </>
  )
})
