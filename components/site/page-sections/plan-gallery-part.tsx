import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { EstimateLink } from '@/components/site/estimate/estimate-link'
import { PlanTourLink } from '@/components/site/page-sections/plan-tour-link'
import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import { PlanDrawing, PlanPhoto } from '@/components/site/plan-drawing'
import { PlanRow } from '@/components/site/plan-row'
import { Emphasis } from '@/components/site/rich-text'
import { SafeLink } from '@/components/site/safe-link'
import { SectionChips } from '@/components/site/section-chips'
import { WalkThrough } from '@/components/site/video/walk-through'
import { Eyebrow } from '@/components/ui/eyebrow'
import { type PricedPlan, plansByCommunity } from '@/lib/site/communities/find-plans'

type Props = {
  plans: PricedPlan[]
  ground: Ground
  now: Date
  title?: string
  id?: string
  eyebrow?: string | null
  /** For the page that is made of plans: links to each community, and plans that phones need not unfold. */
  isWholePage?: boolean
  children?: ReactNode
}

/** All plan drawings by community, each with size, dated price and availability. */
export function PlanGalleryPart({
  plans,
  ground,
  now,
  title = 'Every plan we have',
  id = 'plans',
  eyebrow,
  isWholePage = false,
  children,
}: Props) {
  const communities = plansByCommunity(plans)
  if (communities.length === 0) return null
  const chips = communities.map(([{ slug, name }]) => ({ id: plansId(slug), label: name }))
  return (
    <section id={id} className={`section ${GROUND[ground]}`}>
      {eyebrow && (
        <div className="wrap mb-4">
          <Eyebrow>{eyebrow}</Eyebrow>
        </div>
      )}
      <h2 className="wrap mb-4">
        <Emphasis text={title} />
      </h2>
      {isWholePage && <SectionChips parts={chips} label="Plans by community" />}
      <div className="wrap">
        {communities.map(([community, own]) => (
          <section
            key={community.id}
            id={plansId(community.slug)}
            className="mt-6 border-line border-t pt-6 lg:mt-10 lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-12 lg:pt-8"
          >
            <div className="mb-2 md:mb-6">
              <h3>
                <a href={`/communities/${community.slug}`} className="text-link">
                  {community.name}
                </a>
              </h3>
              {community.city && <p className="mt-1 text-control text-ink-soft">{community.city}</p>}
            </div>
            {isWholePage ? <Plans plans={own} now={now} /> : <FoldedPlans plans={own} now={now} />}
          </section>
        ))}
        {children}
      </div>
    </section>
  )
}

type PlansProps = Pick<Props, 'plans' | 'now'>

function Plans({ plans, now }: PlansProps) {
  return (
    <ul className="grid grid-cols-1 md:grid-cols-2 md:gap-6">
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanCard plan={plan} now={now} />
        </li>
      ))}
    </ul>
  )
}

function FoldedPlans({ plans, now }: PlansProps) {
  return (
    <details className="phone-fold">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        {plans.length === 1 ? '1 floor plan' : `${plans.length} floor plans`}
        <span className="sr-only"> at {plans[0]?.community.name}</span>
      </summary>
      <Plans plans={plans} now={now} />
    </details>
  )
}

const plansId = (slug: string) => `plans-${slug}`

function PlanCard({ plan, now }: { plan: PricedPlan; now: Date }) {
  return (
    <PlanRow plan={plan} now={now} heading="h4">
      {plan.drawing ? (
        <PlanDrawing
          drawing={plan.drawing}
          name={plan.name}
          className="block overflow-hidden rounded-picture border border-line bg-card"
        />
      ) : (
        plan.picture && (
          <PlanPhoto
            image={plan.picture}
            name={plan.name}
            now={now}
            sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
            className="overflow-hidden rounded-picture border border-line"
          />
        )
      )}
      <WalkThrough plan={plan} now={now} />
      <p className="mt-auto flex flex-wrap gap-x-6 pt-2">
        <PlanTourLink plan={plan} now={now} />
        {plan.price && <EstimateLink plan={plan} />}
        {plan.pdfUrl && (
          <SafeLink href={plan.pdfUrl} className="inline-flex min-h-11 items-center gap-2 text-link">
            <FileText aria-hidden="true" />
            PDF<span className="sr-only"> of {plan.name}</span>
          </SafeLink>
        )}
      </p>
    </PlanRow>
  )
}
