import 'server-only'
import { addressSlug } from '@/lib/platform/address-slug'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { COMMUNITY_ORDER } from '@/lib/site/communities/community-order'

const MAX_CITIES = 8

export const getFooterCities = atRequest(async () => {
  cached(tags.list('communities'))
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
