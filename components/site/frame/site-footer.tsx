import { BrandLink } from '@/components/site/frame/brand'
import { PhoneLine } from '@/components/site/phones/phone-hours-text'
import { Picture } from '@/components/site/picture'
import { SearchForm } from '@/components/site/search/search-form'
import { TextSizeButtons } from '@/components/site/text-size-buttons'
import type { PhoneHours } from '@/lib/leads/callers/phone-hours'
import type { PictureImage } from '@/lib/platform/media/picture-select'
import type { BrandMark } from '@/lib/site/brand/brand-mark'
import type { Navigation, NavigationLink } from '@/lib/site/content/resolve-navigation'
import type { PublicSiteSettings } from '@/lib/site/content/site-settings'

type Props = {
  brand: BrandMark
  settings: PublicSiteSettings
  navigation: Navigation
  /** Staffed hours, for example '7 am – 9 pm, holiday hours vary'. */
  staffed: string
  hours: PhoneHours
  /** The community's logo for dark ground, on its own page. */
  logo?: PictureImage | null
}

/** Starts with two shapes; a last section with a negative margin of their height continues behind them. */
export function SiteFooter({ settings, brand, navigation, staffed, hours, logo }: Props) {
  const street = [settings.companyAddress, settings.companyCity].filter(Boolean).join(', ')
  const place = [settings.companyState, settings.companyZip].filter(Boolean).join(' ')
  return (
    <footer className="relative">
      <div aria-hidden="true" className="footer-edge print:hidden" />
      <div className="on-deep footer-ground">
        <div className="wrap">
          <div className="flex flex-wrap gap-x-10 gap-y-9 md:gap-y-12">
            <div className="min-w-0 flex-[4_1_17rem]">
              <BrandLink brand={brand} inverted className="w-fit" />
              {logo && (
                <Picture image={logo} fit="contain" sizes="16rem" className="mt-5 h-16 w-auto max-w-64" />
              )}
              {settings.tagline && (
                <p className="mt-5 max-w-76 text-deep-soft max-md:hidden">{settings.tagline}</p>
              )}
              <a href={`tel:${settings.companyPhoneDial}`} className="footer-phone">
                {settings.companyPhoneDisplay}
              </a>
              <p className="text-small text-deep-soft">
                <PhoneLine hours={hours} />. Hours: {staffed}.
              </p>
              <SearchForm
                id="footer-search"
                label="Search this site"
                isDark
                className="mt-6 max-w-84 max-md:hidden"
              />
            </div>
            <div className="footer-columns print:hidden">
              {navigation.footer.map(({ heading, links }) => (
                <FooterColumn key={heading} title={heading ?? brand.word} links={links} />
              ))}
            </div>
          </div>
          <div className="mt-9 border-t md:mt-14 border-ivory/20 pt-6">
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
              <ul className="footer-legal print:hidden">
                {navigation.legal.map((link) => (
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
              {place && `, ${place}`}.{navigation.note && ` ${navigation.note}`}
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({ title, links }: { title: string; links: NavigationLink[] }) {
  return (
    <nav aria-label={title} className="footer-column">
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
