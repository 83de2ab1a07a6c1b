import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { stateName } from '@/lib/platform/company-copy'
import { db } from '@/lib/platform/database/db'

/** States with communities, most communities first: 'Colorado', 'Colorado and Utah'. */
export const getRegion = atRequest(async () => {
  cached('communities')
  const rows = await db.community.groupBy({
    by: ['state'],
    where: { active: true },
    orderBy: [{ _count: { state: 'desc' } }, { state: 'asc' }],
  })
  return new Intl.ListFormat('en-US').format(rows.map(({ state }) => stateName(state)))
})

/** 'Memory care', 'Colorado' → 'Memory care in Colorado'; the words alone without a region. */
export function inRegion(words: string, region: string): string {
  return region ? `${words} in ${region}` : words
}
