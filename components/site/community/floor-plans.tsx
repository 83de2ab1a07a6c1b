import { Accessibility, Check, FileText, Hourglass } from 'lucide-react'
import { CarePricingText } from '@/components/site/care-pricing'
import { EstimateLink } from '@/components/site/estimate/estimate-link'
import { Facts } from '@/components/site/facts'
import { Picture } from '@/components/site/picture'
import { PlanDrawing } from '@/components/site/plan-drawing'
import { PriceLine } from '@/components/site/price-line'
import { SafeLink } from '@/components/site/safe-link'
import { TourLink } from '@/components/site/tour-link'
import { WalkThrough } from '@/components/site/video/walk-through'
import { buttonVariants } from '@/components/ui/button-variants'
import { Chip } from '@/components/ui/chip'
import { Eyebrow } from '@/components/ui/eyebrow'
import { pictureAt } from '@/lib/platform/media/picture-select'
import { carePricingCopy } from '@/lib/site/communities/care-pricing'
import type { CommunityDetail, FloorPlanDetail } from '@/lib/site/communities/community'
import { describeOpenings, isOpen } from '@/lib/site/communities/openings'
import { formatBathrooms, formatBedrooms } from '@/lib/site/content/format'
import { takenText } from '@/lib/site/content/taken-text'

/** Every plan with drawing, price and availability; its tour link passes the plan to the form (A4). */
export function FloorPlans({ community, now }: { community: CommunityDetail; now: Date }) {
  const { floorPlans } = community
  if (floorPlans.length === 0) return null
  const care = carePricingCopy(floorPlans)
  return (
    <section id="floor-plans" className="section bg-paper">
      <div className="wrap">
        <Eyebrow>Floor plans and prices</Eyebrow>
        <h2 className="mt-4">{waysToLive(floorPlans.length)} here</h2>
        {community.pricingImage && (
          <Picture
            image={community.pricingImage}
            sizes="(min-width: 64rem) 70rem 24rem, (min-width: 40rem) 95vw 18rem, 92vw 12rem"
            className="mt-8 h-48 w-full rounded-picture sm:h-72 lg:h-96"
          />
        )}
        <ul className="mt-8 grid grid-cols-1 gap-6 md:grid-cols-2 print:grid-cols-2">
          {floorPlans.map((plan) => (
            <li key={plan.id}>
              <PlanCard plan={plan} community={community} now={now} />
            </li>
          ))}
        </ul>
        {care && (
          <p className="mt-6 text-ink-soft">
            <CarePricingText text={care} />
          </p>
        )}
      </div>
    </section>
  )
}

function waysToLive(count: number): string {
  return `${WAYS[count] ?? count} ${count === 1 ? 'way' : 'ways'} to live`
}

const WAYS: Record<number, string> = { 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six' }

type PlanProps = { plan: FloorPlanDetail; community: CommunityDetail; now: Date }

function PlanCard({ plan, community, now }: PlanProps) {
  const facts = [
    formatBedrooms(plan.bedrooms),
    formatBathrooms(plan.bathrooms),
    plan.squareFeet && `${plan.squareFeet.toLocaleString('en-US')} sq ft`,
    plan.careType?.name,
  ].filter((fact) => typeof fact === 'string')
  return (
    <article className="flex h-full flex-col rounded-control border border-line bg-card p-3 shadow-rest">
      <PlanPicture plan={plan} now={now} />
      <div className="flex grow flex-col p-4">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3>{plan.name}</h3>
          <AvailabilityChip plan={plan} now={now} />
        </div>
        <p className="mt-1.5">
          <Facts facts={facts} />
        </p>
        {plan.price && (
          <p className="mt-3">
            <PriceLine price={plan.price} now={now} isPlan />
          </p>
        )}
        <PlanDescription plan={plan} />
        {plan.accessible && (
          <p className="mt-3 flex items-center gap-2">
            <Accessibility aria-hidden="true" className="text-copper" />
            Wheelchair accessible
          </p>
        )}
        <WalkThrough plan={plan} now={now} />
        <MorePictures plan={plan} now={now} />
        <PlanActions plan={plan} community={community} now={now} />
      </div>
    </article>
  )
}

function PlanDescription({ plan: { name, description, highlights } }: { plan: FloorPlanDetail }) {
  if (!description && highlights.length === 0) return null
  return (
    <details className="phone-fold mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        What it is like<span className="sr-only">: {name}</span>
      </summary>
      {description && <p className="text-ink-soft">{description}</p>}
      <ul className="mt-3 grid gap-1.5">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 text-copper" />
            {highlight}
          </li>
        ))}
      </ul>
    </details>
  )
}

function PlanPicture({ plan, now }: { plan: FloorPlanDetail; now: Date }) {
  const image = plan.images[0]?.image
  if (plan.drawing) {
    return (
      <PlanDrawing
        drawing={plan.drawing}
        name={plan.name}
        className="overflow-hidden rounded-picture border border-line"
      />
    )
  }
  const frame = 'w-full rounded-picture border border-line bg-field p-3'
  if (image) {
    return (
      <figure>
        <Picture
          image={image}
          fit="contain"
          sizes="(min-width: 48rem) 32rem, 92vw"
          className={`${frame} aspect-[4/3]`}
        />
        <figcaption className="mt-1.5 text-small text-ink-soft empty:hidden">
          {takenText(null, image, now)}
        </figcaption>
      </figure>
    )
  }
  const url = (pictureAt(plan.planImageUrl) ?? pictureAt(plan.imageUrl))?.url
  if (!url) return null
  return (
    // biome-ignore lint/performance/noImgElement: an address from outside the library has no variants
    <img
      src={url}
      alt={`Floor plan of ${plan.name}`}
      loading="lazy"
      className={`${frame} aspect-[4/3] object-contain`}
    />
  )
}

function MorePictures({ plan, now }: { plan: FloorPlanDetail; now: Date }) {
  const more = plan.drawing ? plan.images : plan.images.slice(1)
  if (more.length === 0) return null
  return (
    <details className="no-print mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        {more.length === 1 ? 'One more picture' : `${more.length} more pictures`}
      </summary>
      <ul className="mt-1 grid gap-4">
        {more.map(({ id, image, caption }) => (
          <li key={id}>
            <figure>
              <Picture
                image={image}
                fit="contain"
                sizes="(min-width: 48rem) 30rem, 92vw"
                className="aspect-[4/3] w-full rounded-picture bg-field"
              />
              <figcaption className="mt-1.5 text-small text-ink-soft empty:hidden">
                {takenText(caption, image, now)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </details>
  )
}

function AvailabilityChip({ plan, now }: { plan: FloorPlanDetail; now: Date }) {
  const open = isOpen(plan, now)
  return (
    <Chip tone={open ? 'sage' : 'outline'}>
      {open ? <Check aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
      {describeOpenings(plan, now)}
    </Chip>
  )
}

function PlanActions({ plan, community, now }: PlanProps) {
  return (
    <div className="mt-auto flex flex-wrap gap-3 pt-5">
      <TourLink
        communityId={community.id}
        communityName={community.name}
        floorPlanId={plan.id}
        floorPlanName={plan.name}
        urgencyText={describeOpenings(plan, now)}
        className={`${buttonVariants({ variant: 'default' })} grow`}
      >
        See it on a tour<span className="sr-only">: {plan.name}</span>
      </TourLink>
      {plan.price && <EstimateLink plan={plan} className={buttonVariants({ variant: 'secondary' })} />}
      {plan.pdfUrl && (
        <SafeLink href={plan.pdfUrl} className={buttonVariants({ variant: 'secondary' })}>
          <FileText aria-hidden="true" />
          PDF<span className="sr-only"> of {plan.name}</span>
        </SafeLink>
      )}
    </div>
  )
}
