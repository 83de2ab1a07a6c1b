import { X } from 'lucide-react'
import type { CommunityCard } from '@/lib/site/communities/communities'
import { amenitiesOf, careTypesOf, citiesOf } from '@/lib/site/communities/community-facets'
import { type CommunityFilter, queryOfFilter } from '@/lib/site/communities/community-filter'
import { formatDollars } from '@/lib/site/content/format'

type ActiveCondition = { key: string; label: string; without: CommunityFilter }

/** Chips of the active filters; each links to the list without it, so they work without JavaScript. */
export function ActiveFilters({
  filter,
  communities,
}: {
  filter: CommunityFilter
  communities: CommunityCard[]
}) {
  const chosen = activeConditions(filter, communities)
  if (chosen.length === 0) return null
  return (
    <ul className="flex flex-wrap items-center gap-2.5" aria-label="Active filters">
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <a
            href={`/communities${queryOfFilter({ ...without, page: 1 })}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-line-strong bg-card px-4 text-small font-[560] no-underline hover:bg-paper"
          >
            {label}
            <X aria-hidden="true" className="size-4.5" />
            <span className="sr-only">Remove this filter</span>
          </a>
        </li>
      ))}
      <li>
        <a href="/communities" className="inline-flex min-h-11 items-center px-1 text-small text-link">
          Show all
        </a>
      </li>
    </ul>
  )
}

function activeConditions(filter: CommunityFilter, communities: CommunityCard[]): ActiveCondition[] {
  const name = (facets: { slug: string; name: string }[], slug: string) =>
    facets.find((facet) => facet.slug === slug)?.name ?? slug
  const chosen: ActiveCondition[] = []
  if (filter.city) {
    chosen.push({
      key: 'city',
      label: name(citiesOf(communities), filter.city),
      without: { ...filter, city: null },
    })
  }
  if (filter.care) {
    chosen.push({
      key: 'care',
      label: name(careTypesOf(communities), filter.care),
      without: { ...filter, care: null },
    })
  }
  if (filter.maxPrice !== null) {
    chosen.push({
      key: 'price',
      label: `Up to ${formatDollars(filter.maxPrice)}`,
      without: { ...filter, maxPrice: null },
    })
  }
  if (filter.near) {
    chosen.push({ key: 'near', label: `Nearest to ${filter.near}`, without: { ...filter, near: null } })
  }
  if (filter.open) {
    chosen.push({
      key: 'open',
      label: 'Available now or within 30 days',
      without: { ...filter, open: false },
    })
  }
  for (const slug of filter.amenities) {
    const without = { ...filter, amenities: filter.amenities.filter((other) => other !== slug) }
    chosen.push({ key: `amenity-${slug}`, label: name(amenitiesOf(communities), slug), without })
  }
  return chosen
}
