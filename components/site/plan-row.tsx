import { Check, ChevronDown, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { Facts } from '@/components/site/facts'
import { PriceLine } from '@/components/site/price-line'
import { Chip } from '@/components/ui/chip'
import { type Apartments, describeOpenings, isOpen } from '@/lib/site/communities/openings'
import type { Price } from '@/lib/site/communities/prices'
import { formatBathrooms, formatBedrooms } from '@/lib/site/content/format'

type Plan = Apartments & {
  name: string
  bedrooms: number
  bathrooms: number
  squareFeet: number | null
  careType: { name: string } | null
  price: Price | null
}

type Props = {
  plan: Plan
  now: Date
  /** Level of the plan's name below the heading of its list. */
  heading: 'h3' | 'h4'
  /** Drawing, description and links. On phones a press shows them (decision 107). */
  children: ReactNode
}

/** A plan: a row to open on phones, a card on wide screens. Name, price and openings are always shown. */
export function PlanRow({ plan, now, heading: Heading, children }: Props) {
  const { name, bedrooms, bathrooms, squareFeet, careType, price } = plan
  const facts = [
    formatBedrooms(bedrooms),
    formatBathrooms(bathrooms),
    squareFeet && `${squareFeet.toLocaleString('en-US')} sq ft`,
    careType?.name,
  ].filter((fact) => typeof fact === 'string')
  return (
    <article className="plan-row">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Heading className="type-h4 md:type-h3">{name}</Heading>
        <OpeningsChip plan={plan} now={now} />
      </div>
      <p className="mt-1 text-small md:mt-1.5">
        <Facts facts={facts} />
      </p>
      {price && (
        <p className="mt-1 md:mt-3">
          <PriceLine price={price} now={now} isPlan />
        </p>
      )}
      <details className="group/plan phone-fold plan-more">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-link [&::-webkit-details-marker]:hidden">
          Plan and details<span className="sr-only">: {name}</span>
          <ChevronDown aria-hidden="true" className="transition-transform group-open/plan:rotate-180" />
        </summary>
        {children}
      </details>
    </article>
  )
}

function OpeningsChip({ plan, now }: { plan: Apartments; now: Date }) {
  const open = isOpen(plan, now)
  return (
    <Chip tone={open ? 'sage' : 'outline'}>
      {open ? <Check aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
      {describeOpenings(plan, now)}
    </Chip>
  )
}
