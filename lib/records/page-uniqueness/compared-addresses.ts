import 'server-only'
import { addressSlug } from '@/lib/platform/address-slug'
import { db } from '@/lib/platform/database/db'
import { ANY_CARE } from '@/lib/site/communities/any-care'
import { getServedCities } from '@/lib/site/communities/served-cities'
import { addressBook } from '@/lib/site/seo/address-book'

export type ComparedAddress = {
  path: string
  peerGroup: string
  rank: number
  /** Names of places as in addresses: a page is not told apart by them. */
  names: string[]
}

/** No kind of care is called this: a slug has no blank. */
const LANDING_PAGES = 'landing pages'

/**
 * Every address whose text is compared, in the order of the alphabet: a kind of care in each city with the same kind in others,
 * landing pages with each other.
 */
export async function comparedAddresses(): Promise<ComparedAddress[]> {
  const [cities, landing] = await Promise.all([cityAddresses(), landingAddresses()])
  return [...cities, ...landing].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** A city in which a community stands has the original; the cities around it are measured against it, and never the other way. */
async function cityAddresses(): Promise<ComparedAddress[]> {
  const [{ cityPages, pages }, communities] = await Promise.all([addressBook(), getServedCities()])
  const own = new Set(
    communities.flatMap(({ citySlug, careSlugs }) =>
      [ANY_CARE, ...careSlugs].map((care) => `${care}/${citySlug}`),
    ),
  )
  return [...cityPages.keys()].flatMap((page) => {
    const [care = '', city = ''] = page.split('/')
    const path = `/${page}`
    // Written by hand, it is another page.
    return pages.has(path) ? [] : [{ path, peerGroup: care, rank: own.has(page) ? 0 : 1, names: [city] }]
  })
}

/** The older one is the original: a copy made for an ad does not take the page it was made from out of search engines. */
async function landingAddresses(): Promise<ComparedAddress[]> {
  const rows = await db.landingPageTemplate.findMany({
    where: { active: true },
    select: { slug: true, cities: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  return rows.map(({ slug, cities }, rank) => ({
    path: `/${slug}`,
    peerGroup: LANDING_PAGES,
    rank,
    names: cities.map(addressSlug),
  }))
}
