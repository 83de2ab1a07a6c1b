import { Phone, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Announcements } from '@/components/site/announcements/announcements'
import { BrandLink } from '@/components/site/frame/brand'
import { MainMenu } from '@/components/site/frame/main-menu'
import { MenuButton } from '@/components/site/frame/menu-button'
import { SiteFooter } from '@/components/site/frame/site-footer'
import { TourBar } from '@/components/site/frame/tour-bar'
import { PhoneLine } from '@/components/site/phones/phone-hours-text'
import { TextSizeButtons } from '@/components/site/text-size-buttons'
import { GetHelpLink } from '@/components/site/tour-link'
import { staticPart } from '@/components/static/static'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone as PhoneNumber } from '@/lib/browser/community'
import type { PhoneHours } from '@/lib/leads/callers/phone-hours'
import { getPhoneHours } from '@/lib/leads/callers/read-phone-hours'
import { getBrandMark } from '@/lib/site/brand/brand'
import type { BrandMark } from '@/lib/site/brand/brand-mark'
import type { MenuItem } from '@/lib/site/content/resolve-navigation'
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
  const [settings, brand, { menu }, hours] = await Promise.all([
    getSiteSettings(),
    getBrandMark(),
    getNavigation(),
    getPhoneHours(null),
  ])
  const phone = { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
  return <SiteHeader brand={brand} phone={phone} hours={hours} items={menu} />
})

const Footer = staticPart(async () => {
  const [settings, brand, navigation, staffed, hours] = await Promise.all([
    getSiteSettings(),
    getBrandMark(),
    getNavigation(),
    getStaffedHoursText(),
    getPhoneHours(null),
  ])
  const phone = { display: settings.companyPhoneDisplay, dial: settings.companyPhoneDial }
  return (
    <>
      <SiteFooter settings={settings} brand={brand} navigation={navigation} staffed={staffed} hours={hours} />
      <TourBar phone={phone} hours={hours} />
    </>
  )
})

type Props = {
  brand: BrandMark
  phone: PhoneNumber
  hours: PhoneHours
  items: readonly MenuItem[]
}

/**
 * Sticky header. Home, phone and help keep the order of pages without a menu (E8, decision 067). Container
 * queries in rem grow with the visitor's text size, so large text gets the small-screen header.
 */
function SiteHeader({ brand, phone, hours, items }: Props) {
  return (
    <header className="@container sticky top-0 z-40 border-b border-line bg-ivory low:static print:static">
      <div className="flex min-h-18 items-center gap-2.5 px-4.5 @min-[72rem]:min-h-21 @min-[72rem]:px-8">
        <BrandLink brand={brand} hasLine className="mr-auto shrink-0" />
        <TextSizeButtons className="hidden @min-[92rem]:mr-3 @min-[92rem]:flex" />
        <MainMenu items={items} />
        <a href="/search" className="no-print header-search">
          <Search aria-hidden="true" className="size-5.5" />
          <span className="sr-only">Search this site</span>
        </a>
        <div className="@min-[72rem]:mr-4 @min-[72rem]:ml-2 @min-[72rem]:text-center">
          <a href={`tel:${phone.dial}`} data-frame="phone" className="header-phone">
            <Phone aria-hidden="true" className="size-5.5 @min-[72rem]:size-5" />
            <span className="sr-only">Call </span>
            <span className="header-number">{phone.display}</span>
          </a>
          <p className="header-hours">
            <PhoneLine hours={hours} />
          </p>
        </div>
        <div className="no-print hidden @min-[72rem]:block">
          <GetHelpLink className={`${buttonVariants({ variant: 'outline' })} whitespace-nowrap`}>
            Get Help
          </GetHelpLink>
        </div>
        <MenuButton word={brand.word} phone={phone} />
      </div>
    </header>
  )
}
