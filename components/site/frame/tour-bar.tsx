import { Phone } from 'lucide-react'
import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone as PhoneNumber } from '@/lib/browser/community'
import type { PhoneHours } from '@/lib/leads/callers/phone-hours'

type Props = {
  phone: PhoneNumber
  hours: PhoneHours
  /** On a community's page, where wide screens have the bar as well. */
  community?: { id: string; name: string }
}

/**
 * Sticky bar with phone and tour button, which comes first while the phones are closed. Shown by
 * use-tour-bar.ts once the hero's buttons are out of view. Pages about an existing request get no second tour
 * button.
 */
export function TourBar({ phone, hours, community }: Props) {
  const columns = hours.isOpen
    ? 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'
    : 'grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading nobody reads
    <div
      role="region"
      aria-label="Call or visit"
      className={`no-print tour-bar ${community ? '' : 'md:hidden'}`}
    >
      <div className="tour-bar-body">
        <div className="wrap flex items-center justify-between gap-3 py-2.5">
          {community && <p className="hidden type-h4 lg:block">{community.name}</p>}
          <div
            className={`grid w-full gap-3 lg:w-auto lg:grid-cols-2 in-[body:has([data-tour-asked])]:grid-cols-1 ${columns}`}
          >
            <a
              href={`tel:${phone.dial}`}
              className={`${buttonVariants({ variant: 'outline', size: 'lg' })} ${hours.isOpen ? '' : 'order-last'}`}
            >
              <Phone aria-hidden="true" />
              <span className={community && 'lg:hidden'}>{hours.isOpen ? 'Call us' : 'Phone'}</span>
              {!hours.isOpen && <span className="sr-only">, {hours.line}</span>}
              {community && <span className="hidden lg:inline">{phone.display}</span>}
            </a>
            <TourLink
              {...(community && { communityId: community.id, communityName: community.name })}
              className={`${buttonVariants({ variant: 'copper', size: 'lg' })} ${community ? 'accent-button' : ''} in-[body:has([data-tour-asked])]:hidden`}
            >
              Schedule a tour
            </TourLink>
          </div>
        </div>
      </div>
    </div>
  )
}
