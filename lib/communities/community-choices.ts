import 'server-only'
import { atRequest, cached, tags } from '@/lib/cache'
import { COMMUNITY_ORDER } from '@/lib/communities/community-order'
import { db } from '@/lib/db'

/** The active communities as a form offers them: id, name and city. */
export const getCommunityChoices = atRequest(async () => {
  cached(tags.list('communities'))
  return db.community.findMany({
    where: { active: true },
    orderBy: COMMUNITY_ORDER,
    select: { id: true, name: true, city: true },
  })
})
