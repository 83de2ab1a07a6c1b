import type { ReactNode } from 'react'
import { BrandLink } from '@/components/site/frame/brand'
import { TextSizeButtons } from '@/components/site/text-size-buttons'
import { GetHelpLink } from '@/components/site/tour-link'
import { staticPart } from '@/components/static/static'
import type { Phone } from '@/lib/browser/community'
import { getBrandMark } from '@/lib/site/brand/brand'
import type { BrandMark } from '@/lib/site/brand/brand-mark'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** No header or footer (specification section 2); home, phone and help are links (reading 19). */
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
  const [settings, brand] = await Promise.all([getSiteSettings(), getBrandMark()])
  const phone = { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
  return <MinimalNav brand={brand} phone={phone} />
})

/** Home, phone and help as plain links, in the usual order (reading 19). */
function MinimalNav({ brand, phone }: { brand: BrandMark; phone: Phone }) {
  return (
    <nav aria-label="Home and phone" className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <BrandLink brand={brand} small className="mr-auto" />
      <a
        href={`tel:${phone.dial}`}
        data-frame="phone"
        className="inline-flex min-h-11 items-center text-link whitespace-nowrap"
      >
        <span className="sr-only">Call </span>
        {phone.display}
      </a>
      <TextSizeButtons className="order-last md:order-none" />
      <div className="no-print hidden md:block">
        <GetHelpLink className="inline-flex min-h-11 items-center text-link">Get Help</GetHelpLink>
      </div>
    </nav>
  )
}
