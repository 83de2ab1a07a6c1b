import 'server-only'
import { addressSlug } from '@/lib/platform/address-slug'
import { db } from '@/lib/platform/database/db'
import { mainText } from '@/lib/records/page-uniqueness/main-text'
import { readOwnPage } from '@/lib/records/page-uniqueness/own-pages'
import { shinglesOf } from '@/lib/records/page-uniqueness/shingles'
import { ANY_CARE } from '@/lib/site/communities/any-care'
import { getServedCities } from '@/lib/site/communities/served-cities'
import { addressBook } from '@/lib/site/seo/address-book'

/** Reads pages until time is up. @returns the last path, null at the end. @throws OutsideError */
export async function readPages(
  { began, after, untilMs }: { began: Date; after: string; untilMs: number },
  signal: AbortSignal,
): Promise<string | null> {
  for (const address of await comparedAddresses()) {
    if (address.path <= after) continue
    await readOne(address, began, signal)
    if (signal.aborted || performance.now() >= untilMs) return address.path
  }
  return null
}

/** A page that fails keeps its previous data. */
async function readOne(
  { path, names, ...place }: ComparedAddress,
  began: Date,
  signal: AbortSignal,
): Promise<void> {
  const { html, isGone } = await readOwnPage(path, signal)
  if (isGone) return
  const text = html && mainText(html)
  if (text === null) {
    await db.pageUniqueness.updateMany({ where: { path }, data: { readAt: began } })
    return
  }
  const { words, shingles } = shinglesOf(text, names)
  const data = { ...place, words, shingles: Uint8Array.from(new Uint8Array(shingles.buffer)), readAt: began }
  await db.pageUniqueness.upsert({ where: { path }, create: { path, ...data }, update: data })
}

type ComparedAddress = {
  path: string
  peerGroup: string
  rank: number
  /** Place names as in URLs, which do not make pages different. */
  names: string[]
}

/** Cannot be a care type: slugs have no spaces. */
const LANDING_PAGES = 'landing pages'

/** All compared addresses, sorted: city pages of a care type with each other, and landing pages. */
async function comparedAddresses(): Promise<ComparedAddress[]> {
  const [cities, landing] = await Promise.all([cityAddresses(), landingAddresses()])
  return [...cities, ...landing].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** A city with a community has the original page: nearby cities are compared with it, never the reverse. */
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
    // A manually written page is a different page.
    return pages.has(path) ? [] : [{ path, peerGroup: care, rank: own.has(page) ? 0 : 1, names: [city] }]
  })
}

/** The older page is the original, so that a copy made for an ad does not remove it from search engines. */
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
