import { ActiveFilters } from '@/components/site/active-filters'
import { AmenityFilter } from '@/components/site/amenity-filter'
import { CommunityCard } from '@/components/site/community-card'
import { CommunityFinder } from '@/components/site/community-finder'
import { CompareCount } from '@/components/site/compare/compare-count'
import { JsonLd } from '@/components/site/json-ld'
import { StatesMap } from '@/components/site/map/states-map'
import { PageHead } from '@/components/site/page-head'
import { PageLinks } from '@/components/site/page-links'
import { EditedSections } from '@/components/site/page-sections/informational-page'
import { PriceInline, PriceText } from '@/components/site/price-line'
import { GetHelpLink } from '@/components/site/tour-link'
import { staticPage } from '@/components/static/static'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { getCommunityCards, getRegion, inRegion } from '@/lib/site/communities/communities'
import {
  COMMUNITIES_PER_PAGE,
  filterCommunities,
  filterFromQuery,
  isFiltering,
  nearestAbove,
  queryOfFilter,
} from '@/lib/site/communities/community-filter'
import { milesFrom, nearestFirst } from '@/lib/site/communities/nearest'
import { formatDollars } from '@/lib/site/content/format'
import { pageOf } from '@/lib/site/content/list-page'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { placeOfZip } from '@/lib/site/places/zip-centers'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { itemListNode } from '@/lib/site/seo/schema-org/texts'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Filtered views are not indexed; their canonical URL is that of the unfiltered list. */
export async function generateMetadata({ searchParams }: Props) {
  const filter = filterFromQuery(await searchParams)
  const [all, region] = await Promise.all([getCommunityCards(), getRegion()])
  const { page } = pageOf(all, filter.page, COMMUNITIES_PER_PAGE)
  const isLater = page > 1 && !isFiltering(filter)
  return pageMetadata({
    path: isLater ? `/communities?page=${page}` : '/communities',
    title: `${inRegion('Communities', region)}${isLater ? `, page ${page}` : ''}`,
    description: `${isLater ? `Page ${page}. ` : ''}Each of our communities with its prices, kinds of care and rooms. Filter by city, care and monthly rate.`,
    indexed: !isFiltering(filter),
  })
}

export default staticPage(CommunitiesPage)

async function CommunitiesPage({ searchParams }: Props) {
  const [all, region, { servedStates }] = await Promise.all([
    getCommunityCards(),
    getRegion(),
    getSiteSettings(),
  ])
  const filter = filterFromQuery(await searchParams)
  const from = await placeOfZip(filter.near)
  const now = new Date()
  const found = nearestFirst(filterCommunities(all, filter, now), from)
  const { rows, page, pages } = pageOf(found, filter.page, COMMUNITIES_PER_PAGE)
  return (
    <>
      <PageHead
        path="/communities"
        eyebrow="Communities"
        title="Our *communities*"
        lead="Every price is on the page, with its date. You never have to leave a phone number to see one."
      >
        <CommunityFinder communities={all} filter={filter} className="mt-8 bg-card shadow-rest">
          <AmenityFilter communities={all} chosen={filter.amenities} />
        </CommunityFinder>
      </PageHead>
      <section className="bg-ivory py-12 lg:py-16">
        <div className="wrap">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <h2 className="type-h3" aria-live="polite">
              {found.length === 1 ? '1 community' : `${found.length} communities`}
              {pages > 1 && `, page ${page} of ${pages}`}
            </h2>
            {filter.near && !from && <p>We do not know the ZIP code {filter.near}.</p>}
            <ActiveFilters filter={filter} communities={all} />
          </div>
          {found.length > 0 ? (
            <form
              action="/communities/compare"
              className="group/compare"
              aria-label="Compare communities"
              data-around-list=""
            >
              <ul className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
                {rows.map((community) => (
                  <li key={community.id}>
                    <CommunityCard community={community} now={now} miles={from && milesFrom(from, community)}>
                      {all.length > 1 && <CompareChoice slug={community.slug} name={community.name} />}
                    </CommunityCard>
                  </li>
                ))}
              </ul>
              {all.length > 1 && <CompareBar />}
              <PageLinks
                page={page}
                pages={pages}
                hrefOf={(to) => `/communities${queryOfFilter({ ...filter, page: to })}`}
                newer="Previous communities"
                older="More communities"
              />
            </form>
          ) : (
            <NoneFound nearest={nearestAbove(all, filter, now)} maxPrice={filter.maxPrice} />
          )}
        </div>
      </section>
      <JsonLd nodes={[itemListNode(rows.map(({ slug }) => `/communities/${slug}`))]} />
      <StatesMap communities={rows} servedStates={servedStates} region={region} />
      <EditedSections path="/communities" />
    </>
  )
}

type NoneProps = { nearest: ReturnType<typeof nearestAbove>; maxPrice: number | null }

function NoneFound({ nearest, maxPrice }: NoneProps) {
  return (
    <div className="mt-6 max-w-[38rem] rounded-control border border-line bg-card p-7">
      {nearest && maxPrice !== null ? (
        <h3>
          <PriceText text={`None under ${formatDollars(maxPrice)}. The closest: `} />
          <a href={`/communities/${nearest.community.slug}`} className="text-link">
            {nearest.community.name}
          </a>
          , <PriceText text={formatDollars(nearest.amount)} />
        </h3>
      ) : (
        <h3>No community matches all of these filters</h3>
      )}
      {nearest && (
        <p className="mt-3">
          <PriceInline price={nearest.price} now={new Date()} />
        </p>
      )}
      <p className="mt-3 text-ink-soft">
        Remove a filter above, or tell us what you need. We know which apartment opens next, and which other
        communities in the state to call.
      </p>
      <GetHelpLink className={`${buttonVariants({ variant: 'default' })} mt-5`}>Ask a person</GetHelpLink>
    </div>
  )
}

/** Adds a community to the comparison; must be inside the form around the list. */
function CompareChoice({ slug, name }: { slug: string; name: string }) {
  return (
    <label className="-mb-2 flex min-h-12 cursor-pointer items-center gap-3 text-control">
      <input type="checkbox" name="ids" value={slug} className="size-6 flex-none accent-evergreen" />
      <span>
        Compare<span className="sr-only"> {name}</span>
      </span>
    </label>
  )
}

/** Submits the checked communities. Sticky once one is checked, above the phone bar. */
function CompareBar() {
  return (
    <div className="no-print z-20 mt-6 rounded-control border border-line bg-card p-4 shadow-raised group-has-[input:checked]/compare:sticky group-has-[input:checked]/compare:bottom-22 md:group-has-[input:checked]/compare:bottom-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <CompareCount />
        <Button type="submit" className="max-sm:w-full">
          Compare communities
        </Button>
      </div>
    </div>
  )
}
