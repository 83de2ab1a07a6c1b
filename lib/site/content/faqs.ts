import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'

/** Active questions that apply to every community, in order. */
export const getFaqs = atRequest(async () => {
  cached('faqs')
  return db.faq.findMany({
    where: { active: true, communityId: null },
    orderBy: [{ sortOrder: 'asc' }, { createdAt: 'asc' }],
  })
})
