import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { COMMUNITY_ORDER } from '@/lib/site/communities/community-order'

export const getCommunityChoices = atRequest(async () => {
  cached(tags.list('communities'))
  return db.community.findMany({
    where: { active: true },
    orderBy: COMMUNITY_ORDER,
    select: { id: true, name: true, city: true },
  })
})
