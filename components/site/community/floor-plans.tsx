import { Accessibility, Check, FileText } from 'lucide-react'
import { CarePricingText } from '@/components/site/care-pricing'
import { EstimateLink } from '@/components/site/estimate/estimate-link'
import { Picture } from '@/components/site/picture'
import { PlanDrawing, PlanPhoto } from '@/components/site/plan-drawing'
import { PlanRow } from '@/components/site/plan-row'
import { SafeLink } from '@/components/site/safe-link'
import { TourLink } from '@/components/site/tour-link'
import { WalkThrough } from '@/components/site/video/walk-through'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import { pictureAt } from '@/lib/platform/media/picture-select'
import { carePricingCopy } from '@/lib/site/communities/care-pricing'
import type { CommunityDetail, FloorPlanDetail } from '@/lib/site/communities/community'
import { describeOpenings } from '@/lib/site/communities/openings'
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
            sizes="(min-width: 64rem) 70rem 24rem, (min-width: 40rem) 95vw 18rem, 92vw 9rem"
            className="mt-6 h-36 w-full rounded-picture sm:h-72 lg:mt-8 lg:h-96"
          />
        )}
        <ul className="mt-5 grid grid-cols-1 md:mt-8 md:grid-cols-2 md:gap-6 print:grid-cols-2">
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
  return (
    <PlanRow plan={plan} now={now} heading="h3">
      <PlanPicture plan={plan} now={now} />
      {plan.description && <p className="mt-4 text-ink-soft">{plan.description}</p>}
      {plan.highlights.length > 0 && (
        <ul className="mt-3 grid gap-1.5">
          {plan.highlights.map((highlight) => (
            <li key={highlight} className="flex gap-2">
              <Check aria-hidden="true" className="mt-0.5 text-copper" />
              {highlight}
            </li>
          ))}
        </ul>
      )}
      {plan.accessible && (
        <p className="mt-3 flex items-center gap-2">
          <Accessibility aria-hidden="true" className="text-copper" />
          Wheelchair accessible
        </p>
      )}
      <WalkThrough plan={plan} now={now} />
      <MorePictures plan={plan} now={now} />
      <PlanActions plan={plan} community={community} now={now} />
    </PlanRow>
  )
}

function PlanPicture({ plan, now }: { plan: FloorPlanDetail; now: Date }) {
  const frame = 'overflow-hidden rounded-picture border border-line'
  if (plan.drawing) return <PlanDrawing drawing={plan.drawing} name={plan.name} className={frame} />
  const image = plan.images[0]?.image ?? pictureAt(plan.planImageUrl) ?? pictureAt(plan.imageUrl)
  if (!image) return null
  return (
    <PlanPhoto
      image={image}
      name={plan.name}
      now={now}
      sizes="(min-width: 48rem) 32rem, 92vw"
      className={frame}
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
