import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { listContentCall } from '@/lib/records/calls/content-calls'
import { toApiRecord } from '@/lib/records/declare/record'
import { listFromUrl } from '@/lib/records/lists/list-records'
import { entityRoute } from '@/lib/records/store/entity-route'
import { getRecord } from '@/lib/records/store/operations'

/** A page of what visitors see; a single's one record. */
export const GET = entityRoute(listContentCall, async ({ actor, entity, query }) => {
  if (entity.kind === 'single') return toApiRecord(actor, entity, await getRecord(actor, entity, null))
  const list = await listFromUrl(actor, entity, query)
  return { ...list, rows: list.rows.map((row) => toApiRecord(actor, entity, row)) }
})

export const OPTIONS = partnerPreflight('GET', 'HEAD')
