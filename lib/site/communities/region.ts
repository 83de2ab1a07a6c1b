import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { stateName } from '@/lib/platform/company-copy'
import { db } from '@/lib/platform/database/db'

/** The states our communities stand in, most communities first, as a sentence has them: 'Colorado', 'Colorado and Utah'. */
export const getRegion = atRequest(async () => {
  cached(tags.list('communities'))
  const rows = await db.community.groupBy({
    by: ['state'],
    where: { active: true },
    orderBy: [{ _count: { state: 'desc' } }, { state: 'asc' }],
  })
  return new Intl.ListFormat('en-US').format(rows.map(({ state }) => stateName(state)))
})

/** 'Memory care', 'Colorado' → 'Memory care in Colorado'; the words alone while no community says where it is. */
export function inRegion(words: string, region: string): string {
  return region ? `${words} in ${region}` : words
}
