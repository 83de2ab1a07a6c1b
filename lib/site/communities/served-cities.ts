import 'server-only'
import { addressSlug } from '@/lib/platform/address-slug'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { COMMUNITY_ORDER } from '@/lib/site/communities/community-order'

/** Active communities with the cities and kinds of care they serve. */
export const getServedCities = atRequest(async () => {
  cached('communities', 'care_types')
  const rows = await db.community.findMany({
    where: { active: true },
    orderBy: COMMUNITY_ORDER,
    select: {
      id: true,
      city: true,
      servesCities: true,
      careTypes: { where: { careType: { active: true } }, select: { careType: { select: { slug: true } } } },
    },
  })
  return rows.map(({ careTypes, ...row }) => ({
    ...row,
    citySlug: row.city ? addressSlug(row.city) : null,
    careSlugs: careTypes.map(({ careType }) => careType.slug),
  }))
})
