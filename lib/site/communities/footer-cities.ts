import 'server-only'
import { addressSlug } from '@/lib/platform/address-slug'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { COMMUNITY_ORDER } from '@/lib/site/communities/community-order'

/** More would bury the rest of the footer; the list of communities has all of them. */
const MOST = 8

/** The cities our first active communities stand in, in the order of the communities, each with its city page. */
export const getFooterCities = atRequest(async () => {
  cached(tags.list('communities'))
  const rows = await db.community.findMany({
    where: { active: true, city: { not: null } },
    orderBy: COMMUNITY_ORDER,
    select: { city: true },
  })
  const cities = [...new Set(rows.flatMap(({ city }) => (city ? [city] : [])))]
  return cities.slice(0, MOST).map((city) => ({ label: city, href: `/senior-living/${addressSlug(city)}` }))
})
