import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { EstimateLink } from '@/components/site/estimate/estimate-link'
import { Availability } from '@/components/site/page-sections/availability'
import { PlanTourLink } from '@/components/site/page-sections/plan-tour-link'
import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import { Picture } from '@/components/site/picture'
import { PlanDrawing } from '@/components/site/plan-drawing'
import { PriceLine } from '@/components/site/price-line'
import { SafeLink } from '@/components/site/safe-link'
import { WalkThrough } from '@/components/site/video/walk-through'
import { type PricedPlan, plansByCommunity } from '@/lib/site/communities/find-plans'
import { formatBathrooms, formatBedrooms } from '@/lib/site/content/format'

type Props = { plans: PricedPlan[]; ground: Ground; now: Date; title?: string; children?: ReactNode }

/** All plan drawings by community, each with size, dated price and availability. */
export function PlanGalleryPart({ plans, ground, now, title = 'Every plan we have', children }: Props) {
  const communities = plansByCommunity(plans)
  if (communities.length === 0) return null
  return (
    <section id="plans" className={`section ${GROUND[ground]}`}>
      <div className="wrap">
        <h2>{title}</h2>
        {communities.map(([community, own]) => (
          <section
            key={community.id}
            className="mt-10 border-line border-t pt-8 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-12"
          >
            <div className="mb-6">
              <h3>
                <a href={`/communities/${community.slug}`} className="text-link">
                  {community.name}
                </a>
              </h3>
              {community.city && <p className="mt-1 text-control text-ink-soft">{community.city}</p>}
            </div>
            <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2">
              {own.map((plan) => (
                <li key={plan.id}>
                  <PlanCard plan={plan} now={now} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {children}
      </div>
    </section>
  )
}

function PlanCard({ plan, now }: { plan: PricedPlan; now: Date }) {
  const { price } = plan
  const size = [
    formatBedrooms(plan.bedrooms),
    formatBathrooms(plan.bathrooms),
    plan.squareFeet && `${plan.squareFeet.toLocaleString('en-US')} sq ft`,
  ]
  return (
    <article className="flex h-full flex-col rounded-badge bg-card p-3 shadow-rest">
      {plan.drawing ? (
        <PlanDrawing
          drawing={plan.drawing}
          name={plan.name}
          className="overflow-hidden rounded-picture border border-line"
        />
      ) : (
        plan.picture && (
          <Picture
            image={plan.picture}
            fit="contain"
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
            className="aspect-[4/3] w-full rounded-picture border border-line bg-field p-2"
          />
        )
      )}
      <div className="flex grow flex-col px-2 pt-4 pb-2">
        <h4>{plan.name}</h4>
        <p className="mt-1.5 text-small text-ink-soft">{size.filter(Boolean).join(' · ')}</p>
        {price && (
          <p className="mt-2.5">
            <PriceLine price={price} now={now} isPlan />
          </p>
        )}
        <p className="mt-2 text-small">
          <Availability plan={plan} now={now} />
        </p>
        <WalkThrough plan={plan} now={now} />
        <p className="mt-auto flex flex-wrap gap-x-6 pt-2">
          <PlanTourLink plan={plan} now={now} />
          {price && <EstimateLink plan={plan} />}
          {plan.pdfUrl && (
            <SafeLink href={plan.pdfUrl} className="inline-flex min-h-11 items-center gap-2 text-link">
              <FileText aria-hidden="true" />
              PDF<span className="sr-only"> of {plan.name}</span>
            </SafeLink>
          )}
        </p>
      </div>
    </article>
  )
}
