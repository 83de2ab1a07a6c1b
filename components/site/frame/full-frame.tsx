import type { ReactNode } from 'react'
import { ActionBar } from '@/components/site/frame/action-bar'
import { SiteFooter } from '@/components/site/frame/site-footer'
import { SiteHeader } from '@/components/site/frame/site-header'
import { Still } from '@/components/still/still'
import { getFooterCities } from '@/lib/communities/footer-cities'
import { companyCopy } from '@/lib/company-copy'
import { getSiteSettings } from '@/lib/content/site-settings'
import { getStaffedHoursText } from '@/lib/content/staffed-hours'

/** Header, main, footer and the phones' action bar, as most public pages have them. */
export async function FullFrame({ children }: { children: ReactNode }) {
  const [settings, cities, hours] = await Promise.all([
    getSiteSettings(),
    getFooterCities(),
    getStaffedHoursText(),
  ])
  const phone = { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
  return (
    <>
      <Still>
        <SiteHeader {...companyCopy(settings.companyName, settings.companyState)} phone={phone} />
      </Still>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Still>
        <SiteFooter settings={settings} cities={cities} hours={hours} />
        <ActionBar phone={phone} />
      </Still>
    </>
  )
}
