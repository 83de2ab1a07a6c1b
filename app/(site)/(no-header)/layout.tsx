import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/site/frame/site-footer'
import { staticPart } from '@/components/static/static'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { getStaffedHoursText } from '@/lib/site/content/staffed-hours'
import { getNavigation } from '@/lib/site/seo/site-navigation'

/** No site header (specification section 2); the layout below adds the header on the picture. */
export default function NoHeaderLayout({ children }: { children: ReactNode }) {
  return (
    <div className="relative">
      {children}
      <Footer />
    </div>
  )
}

const Footer = staticPart(async () => {
  const [settings, navigation, hours] = await Promise.all([
    getSiteSettings(),
    getNavigation(),
    getStaffedHoursText(),
  ])
  return <SiteFooter settings={settings} navigation={navigation} hours={hours} />
})
