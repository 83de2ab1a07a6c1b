import { BrandLink } from '@/components/site/frame/brand'
import { FooterColumn } from '@/components/site/frame/footer-column'
import type { NavigationLink } from '@/components/site/frame/navigation'
import { SearchForm } from '@/components/site/search/search-form'
import { TextSizeButtons } from '@/components/site/text-size-buttons'
import { companyCopy } from '@/lib/company-copy'
import type { PublicSiteSettings } from '@/lib/content/site-settings'

const CARE: NavigationLink[] = [
  { label: 'Assisted living', href: '/assisted-living' },
  { label: 'Memory care', href: '/memory-care' },
  { label: 'Independent living', href: '/independent-living' },
  { label: 'Compare care levels', href: '/compare-care-levels' },
  { label: 'Prices and availability', href: '/pricing-and-availability' },
]

const COMPANY: NavigationLink[] = [
  { label: 'Our team', href: '/team' },
  { label: 'Careers', href: '/careers' },
  { label: 'Family stories', href: '/family-stories-and-reviews' },
  { label: 'Events', href: '/events' },
  { label: 'Questions and answers', href: '/faqs' },
  { label: 'For professionals', href: '/for-professionals' },
]

const SMALL_PRINT: NavigationLink[] = [
  { label: 'Accessibility', href: '/accessibility' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Your Privacy Choices', href: '/privacy-choices' },
  { label: 'Terms', href: '/terms' },
  { label: 'For developers', href: '/developers' },
  { label: 'Staff sign-in', href: '/login' },
]

type Props = {
  settings: PublicSiteSettings
  /** The cities our communities stand in. */
  cities: NavigationLink[]
  /** When somebody answers, for instance '7 am – 9 pm, every day'. */
  hours: string
}

/**
 * Begins with two ridges that lie transparent over whatever comes before: a section that gives its last child
 * `-mb-24` runs on behind them.
 */
export function SiteFooter({ settings, cities, hours }: Props) {
  const { word } = companyCopy(settings.companyName, settings.companyState)
  const street = [settings.companyAddress, settings.companyCity].filter(Boolean).join(', ')
  const place = [settings.companyState, settings.companyZip].filter(Boolean).join(' ')
  return (
    <footer className="relative">
      <div aria-hidden="true" className="footer-ridges print:hidden" />
      <div className="on-deep pt-12 pb-10 md:pt-16">
        <div className="wrap">
          <div className="flex flex-wrap gap-x-10 gap-y-12">
            <div className="min-w-0 flex-[4_1_17rem]">
              <BrandLink word={word} inverted className="w-fit" />
              {settings.tagline && (
                <p className="mt-5 max-w-76 text-control text-deep-soft">{settings.tagline}</p>
              )}
              <a href={`tel:${settings.companyPhoneDial}`} className="footer-phone">
                {settings.companyPhoneDisplay}
              </a>
              <p className="text-small text-deep-soft">Answered by a person, {hours}.</p>
              <SearchForm id="footer-search" label="Search this site" isDark className="mt-6 max-w-84" />
            </div>
            <div className="footer-columns print:hidden">
              {cities.length > 0 && <FooterColumn title="Communities" links={cities} />}
              <FooterColumn title="Care" links={CARE} />
              <FooterColumn title={word} links={COMPANY} />
            </div>
          </div>
          <div className="mt-14 border-t border-ivory/20 pt-6">
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
              <ul className="footer-legal print:hidden">
                {SMALL_PRINT.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
              <TextSizeButtons
                label="Text size"
                buttonClassName="border border-ivory/50 text-ivory hover:bg-ivory/12"
                className="gap-2 text-small text-deep-text"
              />
            </div>
            <p className="mt-3 text-small text-deep-soft">
              © {new Date().getFullYear()} {settings.companyName}
              {street && `, ${street}`}
              {place && `, ${place}`}. Licensed and insured. Equal housing opportunity.
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}
