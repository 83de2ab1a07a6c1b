import './price-table.css'
import { EstimateLink } from '@/components/site/estimate/estimate-link'
import { PageLinks } from '@/components/site/page-links'
import { Availability } from '@/components/site/page-sections/availability'
import { PlanTourLink } from '@/components/site/page-sections/plan-tour-link'
import { PriceFinder } from '@/components/site/page-sections/price-finder'
import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import { PriceInline, PriceLine, PriceText } from '@/components/site/price-line'
import { SectionChips } from '@/components/site/section-chips'
import { GetHelpLink } from '@/components/site/tour-link'
import { ASK_US } from '@/lib/site/communities/ask-us'
import {
  type PriceChoices,
  type PricedPlan,
  type PricePage,
  plansByCommunity,
} from '@/lib/site/communities/find-plans'
import { type PriceFilter, queryOfPriceFilter } from '@/lib/site/communities/price-filter'
import { respitePhrase } from '@/lib/site/communities/respite'
import { formatBathrooms, formatBedrooms, formatDollars } from '@/lib/site/content/format'

type Props = { found: PricePage; choices: PriceChoices; filter: PriceFilter; ground: Ground; now: Date }

/** All plans of all communities in one table, with a filter form above it. */
export function PriceTablePart({ found, choices, filter, ground, now }: Props) {
  const { plans, total, open, page, pages, nearest, respite } = found
  const chips = plansByCommunity(plans).map(([{ slug, name }]) => ({ id: rowsId(slug), label: name }))
  return (
    <section id="prices" className={`section ${GROUND[ground]}`}>
      <div className="wrap mb-3">
        <h2>All rates at all communities</h2>
        <details className="phone-fold" open={queryOfPriceFilter({ ...filter, page: 1 }) !== ''}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
            Choose community, care and price
          </summary>
          <PriceFinder choices={choices} filter={filter} />
        </details>
        <p className="mt-3 type-h4 md:mt-8" aria-live="polite">
          {total === 1 ? '1 plan' : `${total} plans`}, {open} available now or within 30 days
          {pages > 1 && `, page ${page} of ${pages}`}
        </p>
      </div>
      <SectionChips parts={chips} label="Prices by community" />
      <div className="wrap">
        {total > 0 ? (
          <>
            <PriceTable plans={plans} now={now} />
            <PageLinks
              page={page}
              pages={pages}
              hrefOf={(to) =>
                `/pricing-and-availability${queryOfPriceFilter({ ...filter, page: to })}#prices`
              }
              newer="Previous plans"
              older="More plans"
            />
          </>
        ) : respite.length > 0 && !nearest ? null : (
          <p className="mt-4 max-w-[38rem] text-ink-soft">
            {nearest && <NearestPlan plan={nearest} maxPrice={filter.maxPrice} now={now} />}
            Nothing matches all of these filters today. Remove a filter, or{' '}
            <GetHelpLink className="text-link">ask a person</GetHelpLink>: we know which apartment opens next.
          </p>
        )}
        <RespiteStays communities={respite} now={now} />
      </div>
    </section>
  )
}

/** Short stays have a price by the night, and no plan. */
function RespiteStays({ communities, now }: { communities: PricePage['respite']; now: Date }) {
  if (communities.length === 0) return null
  return (
    <>
      <h3 className="mt-7 md:mt-10">Respite stays, by the night</h3>
      <details className="phone-fold md:mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
          Show rooms and rates
        </summary>
        <ul className="border-line border-t">
          {communities.map(({ slug, name, city, respite }) => (
            <li key={slug} className="border-line border-b py-2 md:py-3">
              <a href={`/communities/${slug}`} className="text-link">
                {name}
              </a>
              {city && `, ${city}`}
              <span className="block text-small text-ink-soft">
                <PriceText text={respitePhrase(respite, now)} />
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** 'None under $5,000. The closest: Aspen House, $5,200 a month …' */
function NearestPlan({
  plan: { price, community },
  maxPrice,
  now,
}: {
  plan: PricedPlan
  maxPrice: number | null
  now: Date
}) {
  if (!price || maxPrice === null) return null
  return (
    <b className="block pb-2 text-ink">
      <PriceText text={`None under ${formatDollars(maxPrice)}. The closest: `} />
      <a href={`/communities/${community.slug}#floor-plans`} className="text-link">
        {community.name}
      </a>
      , <PriceInline price={price} now={now} />
    </b>
  )
}

function PriceTable({ plans, now }: { plans: PricedPlan[]; now: Date }) {
  return (
    <div className="rich-text stacked-table price-table mt-3 md:mt-5">
      <table>
        <caption>
          Monthly rates in US dollars with every mandatory fee, the price of care and the date of the last
          check.
        </caption>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {plansByCommunity(plans).map(([community, own]) => (
          <tbody key={community.id}>
            <tr id={rowsId(community.slug)}>
              <th scope="rowgroup" colSpan={COLUMNS.length}>
                <a href={`/communities/${community.slug}#floor-plans`}>{community.name}</a>{' '}
                <span className="font-sans text-small text-ink-soft">{community.city}</span>
              </th>
            </tr>
            {own.map((plan) => (
              <PriceRow key={plan.id} plan={plan} now={now} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

const COLUMNS = ['Plan', 'Size', 'Kind of care', 'Availability', 'From, per month']

const rowsId = (slug: string) => `prices-${slug}`

function PriceRow({ plan, now }: { plan: PricedPlan; now: Date }) {
  const { price } = plan
  return (
    <tr>
      <th scope="row">{plan.name}</th>
      <td>
        {formatBedrooms(plan.bedrooms)}, {formatBathrooms(plan.bathrooms)}
        {plan.squareFeet && (
          <span className="price-size">{plan.squareFeet.toLocaleString('en-US')} sq ft</span>
        )}
      </td>
      <td>{plan.careType?.name ?? 'Any kind of care'}</td>
      <td>
        <Availability plan={plan} now={now} />
      </td>
      <td>
        {price ? <PriceLine price={price} now={now} isPlan /> : ASK_US}
        <details className="phone-fold">
          <summary>
            Next steps
            <span className="sr-only">
              : {plan.name}, {plan.community.name}
            </span>
          </summary>
          <PlanTourLink plan={plan} now={now} /> {price && <EstimateLink plan={plan} />}
        </details>
      </td>
    </tr>
  )
}
