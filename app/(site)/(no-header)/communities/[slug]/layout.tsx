import { Phone as PhoneIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Announcements } from '@/components/site/announcements/announcements'
import { BrandLink } from '@/components/site/frame/brand'
import { MenuButton } from '@/components/site/frame/menu-button'
import { SiteFooter } from '@/components/site/frame/site-footer'
import { TextSizeButtons } from '@/components/site/text-size-buttons'
import { GetHelpLink } from '@/components/site/tour-link'
import { staticPart } from '@/components/static/static'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone } from '@/lib/browser/community'
import { getPhoneHours } from '@/lib/leads/callers/read-phone-hours'
import { getBrandMark } from '@/lib/site/brand/brand'
import type { BrandMark } from '@/lib/site/brand/brand-mark'
import { getCommunity } from '@/lib/site/communities/community'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { getStaffedHoursText } from '@/lib/site/content/staffed-hours'
import { getNavigation } from '@/lib/site/seo/site-navigation'

type Props = { children: ReactNode; params: Promise<{ slug: string }> }

/** Brand, the community's phone and, on small screens, the menu, on top of the picture; the footer below. */
export default async function CommunityLayout({ children, params }: Props) {
  const { slug } = await params
  const community = await getCommunity(slug)
  return (
    <>
      <Announcements communityId={community?.id ?? null} />
      {/* The header overlays the content that follows it. */}
      <div className="relative">
        <Header slug={slug} />
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer slug={slug} />
    </>
  )
}

const Header = staticPart(async ({ slug }: { slug: string }) => {
  const [community, settings, brand] = await Promise.all([
    getCommunity(slug),
    getSiteSettings(),
    getBrandMark(),
  ])
  const phone = phoneOf(community, settings)
  return community?.image ? (
    <OverPictureHeader brand={brand} phone={phone} communityId={community.id} />
  ) : (
    <PlainHeader brand={brand} phone={phone} communityId={community?.id} />
  )
})

const Footer = staticPart(async ({ slug }: { slug: string }) => {
  const [community, settings, brand, navigation, staffed, hours] = await Promise.all([
    getCommunity(slug),
    getSiteSettings(),
    getBrandMark(),
    getNavigation(),
    getStaffedHoursText(),
    getPhoneHours(null),
  ])
  const logo = community?.invertedLogoImage ?? null
  return (
    <SiteFooter
      settings={settings}
      brand={brand}
      navigation={navigation}
      staffed={staffed}
      hours={hours}
      logo={logo}
    />
  )
})

type OverPictureHeaderProps = { brand: BrandMark; phone: Phone; communityId?: string | undefined }

/**
 * Brand and phone on top of the first picture, for pages without the site header (specification section 2).
 * Each part has its own glass background, since any picture may be below. Home link, phone and Get Help keep
 * their order (reading 19).
 */
function OverPictureHeader({ brand, phone, communityId }: OverPictureHeaderProps) {
  return (
    <header className="picture-header">
      <div className="picture-header-row">
        <BrandLink brand={brand} small className="on-picture picture-brand mr-auto" />
        <a
          href={`tel:${phone.dial}`}
          data-frame="phone"
          className={`${buttonVariants({ variant: 'glassmorphism' })} on-picture min-h-12! px-3! @min-[30rem]:px-5!`}
        >
          <PhoneIcon aria-hidden="true" />
          <span className="sr-only">Call </span>
          <span className="sr-only @min-[30rem]:not-sr-only print:not-sr-only">{phone.display}</span>
        </a>
        <div className="no-print on-picture hidden md:block">
          <GetHelpLink communityId={communityId} className={buttonVariants({ variant: 'glassmorphism' })}>
            Get Help
          </GetHelpLink>
        </div>
        <div className="no-print on-picture">
          <MenuButton word={brand.word} phone={phone} onPicture />
        </div>
      </div>
    </header>
  )
}

type PlainHeaderProps = { brand: BrandMark; phone: Phone; communityId?: string | undefined }

/** Home link, phone and Get Help, for a community page without a picture. */
function PlainHeader({ brand, phone, communityId }: PlainHeaderProps) {
  return (
    <header className="@container border-b border-line">
      <div className="flex min-h-18 flex-wrap items-center gap-3 px-4.5 py-2 lg:min-h-21 lg:px-8">
        <BrandLink brand={brand} hasLine small className="mr-auto" />
        <a
          href={`tel:${phone.dial}`}
          data-frame="phone"
          className={`${buttonVariants({ variant: 'outline' })} px-3.5! sm:px-5!`}
        >
          <PhoneIcon aria-hidden="true" />
          <span className="sr-only">Call </span>
          {phone.display}
        </a>
        <TextSizeButtons className="order-last md:order-none" />
        <div className="no-print hidden md:block">
          <GetHelpLink communityId={communityId} className={buttonVariants({ variant: 'outline' })}>
            Get Help
          </GetHelpLink>
        </div>
        <MenuButton word={brand.word} phone={phone} />
      </div>
    </header>
  )
}
