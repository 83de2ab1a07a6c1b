import type { ReactNode } from 'react'
import { QuietLinks } from '@/components/site/frame/quiet-links'
import { staticPart } from '@/components/static/static'
import { companyCopy } from '@/lib/platform/company-copy'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** Neither header nor footer (specification section 2, /in-home-care); home, phone and help stay as links (reading 19). */
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
  return <QuietLinks word={word} phone={phone} />
})
