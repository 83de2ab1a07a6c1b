import { clsx } from 'clsx'
import { BadgeCheck, CalendarCheck, MapPin, Phone, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { HeroOpenings } from '@/components/site/community/hero-openings'
import { EstimateLink } from '@/components/site/estimate/estimate-link'
import { pageSubjectAttributes } from '@/components/site/frame/page-subject'
import { PhoneState } from '@/components/site/phones/phone-state'
import { Picture } from '@/components/site/picture'
import { PriceLine } from '@/components/site/price-line'
import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { addressLines } from '@/lib/platform/address-lines'
import type { CommunityDetail } from '@/lib/site/communities/community'
import { comparePath } from '@/lib/site/communities/compared-slugs'
import { licenseText } from '@/lib/site/communities/license-text'
import { offerOf } from '@/lib/site/communities/offer'
import type { SpeedText } from '@/lib/site/response-speed/response-speed'

type Props = {
  community: CommunityDetail
  phone: { display: string; dial: string }
  now: Date
  /** How fast its families were called; null without enough requests. */
  speed: SpeedText | null
}

/**
 * Full-width picture, then name, address and rating, with the price card overlapping the picture. Without a
 * picture nothing overlaps, and the head stands on a band.
 */
export function CommunityHero({ community, phone, now, speed }: Props) {
  const hasPicture = community.image !== null
  return (
    <header
      className={clsx('relative', !hasPicture && 'bg-paper pb-10 lg:pb-14')}
      {...pageSubjectAttributes({ communityId: community.id })}
    >
      {community.image && (
        <Picture
          image={community.image}
          priority
          sizes="(min-width: 64rem) 100vw 35rem, (min-width: 40rem) 100vw 26rem, 100vw 13rem"
          className="h-52 w-full sm:h-[26rem] lg:h-[35rem] low:h-24 low:lg:h-56"
        />
      )}
      <div className={clsx('wrap relative', hasPicture && '-mt-5 lg:-mt-18')}>
        <div
          className={clsx(
            'relative pt-5 lg:grid lg:grid-cols-[minmax(0,1fr)_min(20rem,42%)] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:pt-11 low:pt-3',
            hasPicture && '-mx-5 rounded-t-dialog bg-ivory px-5 md:mx-0 md:px-12',
          )}
        >
          <div>
            <Crumbs city={community.city} />
            <h1 className="mt-2 lg:mt-3">{community.name}</h1>
            <p className="mt-1 text-ink-soft empty:hidden lg:hidden">{kindAndPlace(community)}</p>
          </div>
          <PriceCard community={community} phone={phone} now={now} />
          <div>
            {(community.subheading || community.shortDescription) && (
              <p className="mt-6 max-w-[36rem] type-lead max-md:hidden lg:mt-3">
                {community.subheading || community.shortDescription}
              </p>
            )}
            <HeroFacts community={community} speed={speed} />
          </div>
        </div>
      </div>
    </header>
  )
}

/** 'Assisted living and memory care, Denver', beside the name on small screens. */
function kindAndPlace({ careTypes, city }: CommunityDetail): string {
  const care = new Intl.ListFormat('en-US').format(careTypes.map(({ name }) => name.toLowerCase()))
  return [care.charAt(0).toUpperCase() + care.slice(1), city].filter(Boolean).join(', ')
}

function Crumbs({ city }: { city: string | null }) {
  return (
    <nav aria-label="Breadcrumb" className="text-small">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <a href="/" className="text-link">
            Home
          </a>{' '}
          /
        </li>
        <li>
          <a href="/communities" className="text-link">
            Communities
          </a>
          {city && ' /'}
        </li>
        {city && <li aria-current="page">{city}</li>}
      </ol>
    </nav>
  )
}

function HeroFacts({ community, speed }: Pick<Props, 'community' | 'speed'>) {
  const { reviews } = community
  const license = licenseText(community)
  const place = addressLines(community)
  return (
    <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2.5 text-control">
      {place.length > 0 && <Fact icon={<MapPin aria-hidden="true" />}>{place.join(', ')}</Fact>}
      {reviews && (
        <Fact icon={<Star aria-hidden="true" className="fill-copper text-copper" />}>
          <a href="#reviews" className="text-link">
            {reviews.average.toFixed(1)} from {reviews.count} {reviews.count === 1 ? 'review' : 'reviews'}
          </a>
        </Fact>
      )}
      {license && <Fact icon={<BadgeCheck aria-hidden="true" />}>{license}</Fact>}
      {speed && <Fact icon={<Phone aria-hidden="true" />}>{speed.sentence}</Fact>}
      {community.sameDayTours && <Fact icon={<CalendarCheck aria-hidden="true" />}>Same-day tours</Fact>}
    </ul>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 [&_.lucide]:mt-0.5">
      {icon}
      <span>{children}</span>
    </li>
  )
}

function PriceCard({ community, phone, now }: Omit<Props, 'speed'>) {
  const { price } = offerOf({ plans: community.floorPlans, price: community.price }, now)
  return (
    <div
      className={clsx(
        'relative z-10 mt-4 self-start rounded-control border border-line bg-card p-5 shadow-raised lg:row-span-2 lg:p-6 low:mt-3 low:lg:mt-0',
        community.image ? 'lg:-mt-24' : 'lg:mt-0',
      )}
    >
      {price ? (
        <p className="mb-4">
          <PriceLine
            price={price}
            now={now}
            start="From"
            className="type-figure text-[2.75rem] leading-none"
          />
        </p>
      ) : (
        community.respite === null && <p className="mb-4 type-h4">Call us for prices</p>
      )}
      <div
        data-hero-actions=""
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3"
      >
        <TourLink
          communityId={community.id}
          communityName={community.name}
          className={`${buttonVariants({ variant: 'copper', size: 'lg' })} accent-button max-lg:px-2! max-lg:text-control!`}
        >
          Schedule a tour
        </TourLink>
        <a
          href={`tel:${phone.dial}`}
          className={`${buttonVariants({ variant: 'outline', size: 'lg' })} max-lg:px-2! max-lg:text-control!`}
        >
          <Phone aria-hidden="true" className="max-lg:hidden" />
          <span className="sr-only">Call </span>
          {phone.display}
        </a>
      </div>
      <PhoneState communityId={community.id} className="mt-3 text-small" />
      <HeroOpenings community={community} now={now} />
      {community.floorPlans.length > 0 && (
        <EstimateLink
          community={community}
          className={`${buttonVariants({ variant: 'outline', size: 'lg' })} w-full`}
        />
      )}
      {community.noObligation && (
        <p className="mt-3 text-center text-small text-ink-soft">No obligation, no fee to visit</p>
      )}
      <p className="no-print mt-1 text-center">
        <a
          href={comparePath([community.slug])}
          className="inline-flex min-h-11 items-center text-small text-link"
        >
          Compare with another community
        </a>
      </p>
    </div>
  )
}
