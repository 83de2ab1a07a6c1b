import 'server-only'
import { addressSlug } from '@/lib/platform/address-slug'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { pathHere } from '@/lib/platform/site'
import { getCareTypes } from '@/lib/site/communities/care-types'
import { COMMUNITY_ORDER } from '@/lib/site/communities/community-order'
import { resolveNavigation } from '@/lib/site/content/resolve-navigation'
import { ADDRESS_TABLES } from '@/lib/site/seo/address-book'
import { leadsSomewhere } from '@/lib/site/seo/resolve-address'

const NOTHING = { menu: [], footer: [], legal: [], footerNote: null }

/** Menu and footer for visitors, cached until an entry or a linked page changes. */
export const getNavigation = atRequest(async () => {
  cached('site_navigation', ...ADDRESS_TABLES)
  const [row, careTypes, cities] = await Promise.all([
    db.siteNavigation.findFirst({ select: { menu: true, footer: true, legal: true, footerNote: true } }),
    getCareTypes(),
    getFooterCities(),
  ])
  return resolveNavigation(row ?? NOTHING, {
    careTypes: careTypes.map(({ slug, name }) => ({ label: name, href: `/${slug}` })),
    cities,
    leadsSomewhere: leadsToPage,
  })
})

/** True when a stored link leads to a page, possibly by redirect. External links are not checked. */
export async function leadsToPage(href: string): Promise<boolean> {
  const path = pathHere(href)
  return path === null || leadsSomewhere(path)
}

const MAX_CITIES = 8

const getFooterCities = atRequest(async () => {
  cached('communities')
  const rows = await db.community.findMany({
    where: { active: true, city: { not: null } },
    orderBy: COMMUNITY_ORDER,
    select: { city: true },
  })
  const cities = [...new Set(rows.flatMap(({ city }) => (city ? [city] : [])))]
  return cities
    .slice(0, MAX_CITIES)
    .map((city) => ({ label: city, href: `/senior-living/${addressSlug(city)}` }))
})
