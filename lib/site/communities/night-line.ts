import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { phoneDial } from '@/lib/platform/phones/phone'

/** The phone of a community's floor at night. `answeredBy`: 'the night nurse'. */
export type NightLine = { display: string; dial: string; answeredBy: string | null }

type Row = { nightLinePhone: string | null; nightLineAnsweredBy: string | null }

export function nightLineOf({ nightLinePhone, nightLineAnsweredBy }: Row): NightLine | null {
  if (!nightLinePhone) return null
  return { display: nightLinePhone, dial: phoneDial(nightLinePhone), answeredBy: nightLineAnsweredBy }
}

/** The night line of an active community; null when none is entered. */
export const getNightLine = atRequest(async (communityId: string): Promise<NightLine | null> => {
  cached('communities')
  const row = await db.community.findFirst({
    where: { id: communityId, active: true },
    select: { nightLinePhone: true, nightLineAnsweredBy: true },
  })
  return row && nightLineOf(row)
})
