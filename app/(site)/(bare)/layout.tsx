import type { ReactNode } from 'react'
import { PlainHeader } from '@/components/site/frame/plain-header'
import { staticPart } from '@/components/static/static'
import { companyCopy } from '@/lib/company-copy'
import { getSiteSettings } from '@/lib/content/site-settings'

/** Neither menu nor footer (specification section 2, /in-home-care); home, phone and help stay (reading 19). */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

const Header = staticPart(async () => {
  const settings = await getSiteSettings()
  const phone = { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
  return <PlainHeader {...companyCopy(settings.companyName, settings.companyState)} phone={phone} />
})
