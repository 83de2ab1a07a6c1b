import type { ReactNode } from 'react'
import { MinimalNav } from '@/components/site/frame/minimal-nav'
import { staticPart } from '@/components/static/static'
import { companyCopy } from '@/lib/platform/company-copy'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/**
 * No header or footer (specification section 2, /in-home-care); home, phone and help are links (reading 19).
 */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Links />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

const Links = staticPart(async () => {
  const settings = await getSiteSettings()
  const phone = { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
  const { word } = companyCopy(settings.companyName, settings.companyState)
  return <MinimalNav word={word} phone={phone} />
})
