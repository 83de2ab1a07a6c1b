import { CarePricingText } from '@/components/site/care-pricing'
import { EstimateLink } from '@/components/site/estimate/estimate-link'
import { Availability } from '@/components/site/page-sections/availability'
import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import { PriceLine } from '@/components/site/price-line'
import { Emphasis } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import { carePricingCopy } from '@/lib/site/communities/care-pricing'
import type { PricedPlan } from '@/lib/site/communities/find-plans'
import { byPrice } from '@/lib/site/communities/prices'
import { formatBedrooms } from '@/lib/site/content/format'

/** Rows shown before the page links to the whole table; on phones the later ones are folded. */
const LINES = 9
const ON_PHONES = 4

type Props = {
  plans: PricedPlan[]
  title: string
  ground: Ground
  now: Date
  id?: string
  eyebrow?: string | null
}

/** Rates of the page's plans, cheapest first, each with date and availability (A3). */
export function PriceList({ plans, title, ground, now, id = 'prices', eyebrow }: Props) {
  const priced = byPrice(plans).slice(0, LINES)
  if (priced.length === 0) return null
  return (
    <section id={id} className={`section ${GROUND[ground]}`}>
      <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
        <div>
          {eyebrow && <Eyebrow className="mb-4">{eyebrow}</Eyebrow>}
          <h2>
            <Emphasis text={title} />
          </h2>
          <PriceNote plans={priced} />
        </div>
        <div>
          <Rates plans={priced.slice(0, ON_PHONES)} now={now} className="border-t" />
          {priced.length > ON_PHONES && (
            <details className="phone-fold">
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
                {priced.length - ON_PHONES} more
              </summary>
              <Rates plans={priced.slice(ON_PHONES)} now={now} />
            </details>
          )}
        </div>
      </div>
    </section>
  )
}

/** How the prices of these plans are meant, and the way to all others. */
export function PriceNote({ plans }: { plans: PricedPlan[] }) {
  const care = carePricingCopy(plans)
  return (
    <>
      <p className="mt-4 text-ink-soft">
        Monthly rates, each with the day it was confirmed. {care && <CarePricingText text={care} />}
      </p>
      <a href="/pricing-and-availability" className="mt-2 inline-flex min-h-11 items-center text-link">
        All prices at every community
      </a>
    </>
  )
}

type RatesProps = { plans: PricedPlan[]; now: Date; className?: string }

function Rates({ plans, now, className = '' }: RatesProps) {
  return (
    <ul className={`border-line ${className}`}>
      {plans.map((plan) => (
        <li
          key={plan.id}
          className="grid grid-cols-1 gap-x-6 gap-y-1 border-line border-b py-4 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] sm:items-baseline"
        >
          <p>
            <b>{plan.name}</b>
            <span className="block text-small text-ink-soft">
              {formatBedrooms(plan.bedrooms)},{' '}
              <a href={`/communities/${plan.community.slug}#floor-plans`} className="text-link">
                {plan.community.name}
              </a>
              {plan.community.city && `, ${plan.community.city}`}
            </span>
          </p>
          <p className="sm:text-right">
            {plan.price && <PriceLine price={plan.price} now={now} />}
            <span className="flex flex-wrap items-center gap-x-4 text-small text-ink-soft sm:justify-end">
              <Availability plan={plan} now={now} />
              <EstimateLink plan={plan} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
