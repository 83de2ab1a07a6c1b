import { ArrowRight, Phone as PhoneIcon } from 'lucide-react'
import { PhoneHoursText } from '@/components/site/phones/phone-hours-text'
import { SearchForm } from '@/components/site/search/search-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { Phone } from '@/lib/browser/community'
import type { PhoneHours } from '@/lib/leads/callers/phone-hours'

const PLACES = [
  { href: '/communities', label: 'Communities', text: 'Every community, with its prices and their dates.' },
  {
    href: '/care-navigator',
    label: 'Care Navigator',
    text: 'A few questions when you are not sure what help is needed.',
  },
  {
    href: '/resources',
    label: 'Resource Library',
    text: 'Guides and checklists for the weeks before a move.',
  },
  { href: '/contact', label: 'Contact Us', text: 'Leave a number or send a message, and we will call you.' },
]

/** Not-found page: the phone and the four most wanted pages. */
export function NotFoundContent({ phone, hours }: { phone: Phone; hours: PhoneHours | null }) {
  const isClosed = hours?.isOpen === false
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-10 py-12 md:py-20 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
      <div>
        <Eyebrow>Page not found</Eyebrow>
        <h1 className="mt-3">
          We cannot find <em>this page</em>
        </h1>
        <p className="type-lead mt-5 max-w-120">
          The page may have moved, or its web address was mistyped.
          {hours?.isOpen && ' Call us and we will help you find it.'}
        </p>
        {hours && <PhoneHoursText hours={hours} className="mt-4" />}
        <div className="mt-7 flex flex-wrap gap-3">
          <a
            href={`tel:${phone.dial}`}
            className={`${buttonVariants({ size: 'lg', ...(isClosed && { variant: 'outline' as const }) })} ${isClosed ? 'order-last' : ''}`}
          >
            <PhoneIcon aria-hidden="true" />
            {phone.display}
          </a>
          {isClosed && (
            <a href="/contact#tour" className={buttonVariants({ size: 'lg' })}>
              Leave a number
            </a>
          )}
          <a href="/" className={buttonVariants({ variant: 'outline', size: 'lg' })}>
            Home page
          </a>
        </div>
        <SearchForm id="not-found-search" label="Search this site" className="mt-8 max-w-120" />
      </div>
      <ul className="border-t border-line">
        {PLACES.map((place) => (
          <li key={place.href} className="border-b border-line">
            <a
              href={place.href}
              className="flex items-center gap-4 py-4.5 text-ink no-underline hover:bg-paper"
            >
              <span className="min-w-0 flex-1">
                <span className="type-h4 block">{place.label}</span>
                <span className="text-control text-ink-soft">{place.text}</span>
              </span>
              <ArrowRight className="text-copper" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
