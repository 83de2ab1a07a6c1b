import type { Metadata } from 'next'
import { DocumentHead } from '@/app/document-head'
import { fontClasses } from '@/app/fonts'
import { FullFrame } from '@/components/site/frame/full-frame'
import { NotFoundContent } from '@/components/site/frame/not-found-content'
import { SiteShell } from '@/components/site/frame/site-shell'
import { getPhoneHours } from '@/lib/leads/callers/read-phone-hours'
import { getBrand } from '@/lib/site/brand/brand'
import { brandAttributes, brandIcons } from '@/lib/site/brand/brand-head'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import './site.css'

/** The build has no database. */
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  return { title: 'Page not found', robots: { index: false }, icons: brandIcons(await getBrand()) }
}

/** For URLs without any route: a server-rendered page, readable without JavaScript. */
export default async function GlobalNotFound() {
  const [{ companyPhoneDisplay, companyPhoneDial }, brand, hours] = await Promise.all([
    getSiteSettings(),
    getBrand(),
    getPhoneHours(null),
  ])
  return (
    <html lang="en-US" className={fontClasses} {...brandAttributes(brand)} suppressHydrationWarning>
      <DocumentHead brand={brand} />
      <body>
        <SiteShell>
          <FullFrame>
            <NotFoundContent phone={{ display: companyPhoneDisplay, dial: companyPhoneDial }} hours={hours} />
          </FullFrame>
        </SiteShell>
      </body>
    </html>
  )
}
