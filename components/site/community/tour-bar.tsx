import { Phone } from 'lucide-react'
import { PriceDate, PriceFigure } from '@/components/site/price-line'
import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { CommunityDetail } from '@/lib/site/communities/community'

type Props = { community: CommunityDetail; phone: { display: string; dial: string }; now: Date }

/** Sticky bar at the bottom with the community's phone and the tour button. */
export function TourBar({ community, phone, now }: Props) {
  return (
    <aside
      aria-label="Call or visit"
      className="no-print pointer-events-auto sticky bottom-0 z-30 low:static w-full border-line border-t bg-card shadow-above"
    >
      <div className="wrap flex items-center justify-between gap-3 py-2.5">
        <p className="hidden items-baseline gap-2 lg:flex">
          <span className="type-h4">{community.name}</span>
          {community.price && (
            <span className="text-small text-ink-soft">
              from <PriceFigure price={community.price} className="" /> a month,{' '}
              <PriceDate price={community.price} now={now} />
            </span>
          )}
        </p>
        <div className="grid w-full grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 lg:grid-cols-2 lg:w-auto">
          <a
            href={`tel:${phone.dial}`}
            className={`${buttonVariants({ variant: 'outline', size: 'lg' })} max-lg:px-2! max-lg:text-[min(1.125rem,5.6vw)]!`}
          >
            <Phone aria-hidden="true" />
            <span className="lg:hidden">Call us</span>
            <span className="hidden lg:inline">{phone.display}</span>
          </a>
          <TourLink
            communityId={community.id}
            communityName={community.name}
            className={`${buttonVariants({ variant: 'copper', size: 'lg' })} accent-button max-lg:px-2! max-lg:text-[min(1.125rem,5.6vw)]!`}
          >
            Schedule a tour
          </TourLink>
        </div>
      </div>
    </aside>
  )
}
