import 'server-only'
import { DEFAULT_REQUEST_VALUE } from '@/lib/leads/ad-tags/mark'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { reportError } from '@/lib/platform/report-error'

const getRequestValues = atRequest(async () => {
  cached('conversion_values')
  const rows = await db.conversionValue.findMany({
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { communityId: true, requestValue: true },
  })
  return rows.map(({ communityId, requestValue }) => ({
    communityId,
    value: requestValue === null ? null : Number(requestValue),
  }))
})

/**
 * Value of a request for a community in US dollars, as the view lead_conversions has it: the community's own,
 * else that for all, else the default. Never throws: the request is stored by then.
 */
export async function requestValue(communityId: string | null): Promise<number> {
  try {
    const rows = await getRequestValues()
    const valueFor = (id: string | null) => rows.find((row) => row.communityId === id)?.value ?? null
    return (communityId === null ? null : valueFor(communityId)) ?? valueFor(null) ?? DEFAULT_REQUEST_VALUE
  } catch (error) {
    reportError(error, { event: 'request-value' })
    return DEFAULT_REQUEST_VALUE
  }
}
