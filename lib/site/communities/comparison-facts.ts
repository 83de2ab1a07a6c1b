import { addressLines } from '@/lib/platform/address-lines'
import type { Cell, Compared, Fact } from '@/lib/site/communities/comparison'
import { milesBetween, placeOf } from '@/lib/site/communities/distance'
import { licenseText, shownCertifications } from '@/lib/site/communities/license-text'
import { isOpen, summarizeOpenings } from '@/lib/site/communities/openings'
import { priceFigure, priceNotes } from '@/lib/site/communities/price-copy'
import { cheapest, type Price } from '@/lib/site/communities/prices'
import { respitePhrase } from '@/lib/site/communities/respite'
import { formatBedrooms } from '@/lib/site/content/format'
import { formatDate } from '@/lib/site/content/format-date'
import { isOver } from '@/lib/site/events/visibility'

const NOT_OFFERED: Cell = { lines: ['Not offered'] }

/** Starting price, lowest rate by kind of care and by size, apartment sizes and accessible plans. */
export function priceFacts(communities: Compared[], now: Date): Fact[] {
  const sizes = distinct(
    communities.flatMap(({ floorPlans }) => floorPlans.map(({ bedrooms }) => bedrooms)),
  ).sort((a, b) => a - b)
  return [
    fact('Starting price', communities, ({ price }) => priceCell(price, now)),
    ...kindsOf(communities).map(({ slug, name }) =>
      fact(name, communities, ({ careTypes, floorPlans }) =>
        careTypes.some((care) => care.slug === slug)
          ? planCell(
              floorPlans.filter(({ careType }) => careType?.slug === slug),
              now,
            )
          : NOT_OFFERED,
      ),
    ),
    ...sizes.map((bedrooms) =>
      fact(formatBedrooms(bedrooms), communities, ({ floorPlans }) => {
        const plans = floorPlans.filter((plan) => plan.bedrooms === bedrooms)
        return plans.length > 0 ? planCell(plans, now) : NOT_OFFERED
      }),
    ),
    fact('Respite stays', communities, ({ respite }) => words(respite && respitePhrase(respite, now))),
    fact('Size of the apartments', communities, ({ floorPlans }) =>
      range(
        floorPlans.map(({ squareFeet }) => squareFeet),
        'sq ft',
      ),
    ),
    fact('Wheelchair accessible plans', communities, ({ floorPlans }) =>
      floorPlans.length === 0
        ? null
        : words(count(floorPlans.filter(({ accessible }) => accessible).length, floorPlans.length)),
    ),
  ]
}

export function careFacts(communities: Compared[]): Fact[] {
  return [
    fact('Kinds of care', communities, ({ careTypes }) => lines(careTypes.map(({ name }) => name))),
    fact('License', communities, (community) => words(licenseText(community))),
    fact('Certifications', communities, (community) => lines(shownCertifications(community))),
  ]
}

/** Capacity, year opened and verified figures. */
export function communityFacts(communities: Compared[]): Fact[] {
  const counted = distinct(communities.flatMap(({ verifiedStats }) => Object.keys(figures(verifiedStats))))
  const kinds = communities.flatMap(({ careTypes }) => careTypes)
  return [
    fact('People who can live here', communities, ({ residentCapacity }) => words(residentCapacity)),
    fact('Open since', communities, ({ yearEstablished }) => words(yearEstablished)),
    ...counted.map((label) =>
      fact(capitalized(label), communities, ({ verifiedStats, careTypes }) => {
        const of = kinds.find(({ name }) => label.toLowerCase().includes(name.toLowerCase()))
        const isOffered = !of || careTypes.some(({ slug }) => slug === of.slug)
        return isOffered ? words(figures(verifiedStats)[label]) : NOT_OFFERED
      }),
    ),
  ]
}

/** Amenities that all communities share and those that only some have. */
export function amenityRows(communities: Compared[]): Fact[] {
  const [first, ...others] = communities
  if (!first || others.length === 0) {
    return [fact('Amenities', communities, ({ amenities }) => lines(amenities.map(({ name }) => name)))]
  }
  const isShared = (slug: string) =>
    communities.every(({ amenities }) => amenities.some((has) => has.slug === slug))
  const named = ({ amenities }: Compared, shared: boolean) =>
    lines(amenities.filter(({ slug }) => isShared(slug) === shared).map(({ name }) => name))
  return [
    fact('Amenities not all of them have', communities, (community) => named(community, false)),
    fact('Amenities they share', communities, (community) => named(community, true)),
  ]
}

/** City, address and the distance from the first community. */
export function placeFacts(communities: Compared[]): Fact[] {
  const [first] = communities
  const start = first && placeOf(first)
  return [
    fact('City', communities, ({ city }) => words(city)),
    fact('Address', communities, (community) => (community.street ? lines(addressLines(community)) : null)),
    ...(start && communities.length > 1
      ? [
          fact(`From ${first.name}`, communities, (community) => {
            const place = placeOf(community)
            if (community === first) return words('The starting point')
            return place && words(`${Math.round(milesBetween(start, place))} miles in a straight line`)
          }),
        ]
      : []),
  ]
}

/** Reviews (reading 11), visits, the next event and the phone number. */
export function visitFacts(communities: Compared[], now: Date): Fact[] {
  return [
    fact('Reviews received', communities, ({ reviews }) =>
      reviews
        ? {
            lines: [`${reviews.average.toFixed(1)} of 5`],
            note: reviews.count === 1 ? 'from 1 review' : `from ${reviews.count} reviews`,
          }
        : null,
    ),
    fact('Same-day visits', communities, ({ sameDayTours }) =>
      words(sameDayTours ? 'Yes' : 'By appointment'),
    ),
    fact('Obligation after a visit', communities, ({ noObligation }) =>
      noObligation ? words('None') : null,
    ),
    fact('Next open day', communities, ({ events, timeZone }) => {
      const next = events.find((event) => !isOver(event, now))
      return next ? { lines: [next.title], note: formatDate(next.startsAt, timeZone) } : null
    }),
    fact('Phone', communities, ({ phoneDisplay }) => words(phoneDisplay)),
  ]
}

type Plan = Compared['floorPlans'][number]

function kindsOf(communities: Compared[]): { slug: string; name: string }[] {
  const priced = new Set(
    communities.flatMap(({ floorPlans }) => floorPlans.map(({ careType }) => careType?.slug)),
  )
  const kinds = communities.flatMap(({ careTypes }) => careTypes).filter(({ slug }) => priced.has(slug))
  return [...new Map(kinds.map((kind) => [kind.slug, kind])).values()]
}

/** A price beside openings is that of an apartment that is open. */
function planCell(plans: Plan[], now: Date): Cell {
  if (plans.length === 0) return null
  const open = plans.filter((plan) => isOpen(plan, now))
  const shown = cheapest(open) ? open : plans
  const state = summarizeOpenings(shown, now) ?? ''
  const cell = priceCell(cheapest(shown)?.price ?? null, now)
  return cell ? { ...cell, note: [cell.note, state].filter(Boolean).join(' · ') } : words(capitalized(state))
}

function priceCell(price: Price | null, now: Date): Cell {
  if (!price) return null
  const figure = priceFigure(price)
  const notes = priceNotes(price, now)
  const text = price.amount === null ? figure : `From ${figure} a month`
  return text ? { lines: [text], ...(notes.length > 0 && { note: notes.join(', ') }) } : null
}

function range(values: (number | null)[], unit: string): Cell {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const [least, most] = [Math.min(...known), Math.max(...known)].map((value) => value.toLocaleString('en-US'))
  return words(least === most ? `${least} ${unit}` : `${least} to ${most} ${unit}`)
}

function fact(label: string, communities: Compared[], of: (community: Compared) => Cell): Fact {
  return { label, cells: communities.map(of) }
}

function words(text: string | number | null | undefined): Cell {
  return text === null || text === undefined || text === '' ? null : { lines: [String(text)] }
}

function lines(texts: string[]): Cell {
  return texts.length > 0 ? { lines: texts } : null
}

function count(some: number, all: number): string {
  return some === 0 ? 'None' : some === all ? `All ${all}` : `${some} of ${all}`
}

function figures(map: unknown): Record<string, string | number> {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return {}
  return Object.fromEntries(
    Object.entries(map).filter(([, figure]) => typeof figure === 'string' || typeof figure === 'number'),
  )
}

function distinct<T>(values: T[]): T[] {
  return [...new Set(values)]
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
