import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'

/** Active questions that concern every community, in their order. */
export const getFaqs = atRequest(async () => {
  cached(tags.list('faqs'))
  return db.faq.findMany({
    where: { active: true, communityId: null },
    orderBy: [{ sortOrder: 'asc' }, { createdAt: 'asc' }],
  })
})
