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
          sizes="(min-width: 64rem) 100vw 35rem, (min-width: 40rem) 100vw 26rem, 100vw 17rem"
          className="h-68 w-full sm:h-[26rem] lg:h-[35rem]"
        />
      )}
      <div className={clsx('wrap relative', hasPicture && '-mt-5 lg:-mt-18')}>
        <div
          className={clsx(
            'relative pt-7 lg:grid lg:grid-cols-[minmax(0,1fr)_min(20rem,42%)] lg:gap-12 lg:pt-11',
            hasPicture && '-mx-5 rounded-t-dialog bg-ivory px-5 md:mx-0 md:px-12',
          )}
        >
          <div>
            <Crumbs city={community.city} />
            <h1 className="mt-3">{community.name}</h1>
            {(community.subheading || community.shortDescription) && (
              <p className="mt-3 max-w-[36rem] type-lead">
                {community.subheading || community.shortDescription}
              </p>
            )}
            <HeroFacts community={community} speed={speed} />
          </div>
          <PriceCard community={community} phone={phone} now={now} />
          <PageParts community={community} />
        </div>
      </div>
    </header>
  )
}

/** Links to the sections families look for first; on phones the page is long. */
function PageParts({ community }: { community: CommunityDetail }) {
  const { floorPlans, reviewRecord } = community
  const parts = [
    floorPlans.length > 0 && ['floor-plans', 'Floor plans and prices'],
    reviewRecord !== null && ['reviews', 'Reviews'],
    ['find-us', 'How to find us'],
  ].filter((part) => Array.isArray(part))
  return (
    <nav aria-label="On this page" className="no-print page-parts">
      <ul>
        {parts.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
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
      {community.sameDayTours && (
        <Fact icon={<CalendarCheck aria-hidden="true" />}>Tours on the same day</Fact>
      )}
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
        'relative z-10 mt-7 self-start rounded-control border border-line bg-card p-6 shadow-raised',
        community.image ? 'lg:-mt-24' : 'lg:mt-0',
      )}
    >
      {price ? (
        <p className="mb-5">
          <PriceLine
            price={price}
            now={now}
            start="From"
            className="type-figure text-[2.75rem] leading-none"
          />
        </p>
      ) : (
        community.respite === null && <p className="mb-5 type-h4">Call us for prices</p>
      )}
      <HeroOpenings community={community} now={now} />
      <div className="grid gap-3">
        {community.floorPlans.length > 0 && (
          <EstimateLink
            community={community}
            className={buttonVariants({ variant: 'outline', size: 'lg' })}
          />
        )}
        {/* Shown once: on phones the bar has the tour button, on wide screens the header has the phone. */}
        <TourLink
          communityId={community.id}
          communityName={community.name}
          className={`${buttonVariants({ variant: 'copper', size: 'lg' })} accent-button max-lg:hidden`}
        >
          Schedule a tour
        </TourLink>
        <a href={`tel:${phone.dial}`} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          <Phone aria-hidden="true" />
          <span className="lg:hidden">Call {phone.display}</span>
          <span className="hidden lg:inline">{phone.display}</span>
        </a>
      </div>
      <PhoneState communityId={community.id} className="mt-4 text-small" />
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
