import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { getContentCall } from '@/lib/records/calls/content-calls'
import { toApiRecord } from '@/lib/records/declare/record'
import { entityRoute } from '@/lib/records/store/entity-route'
import { getRecord } from '@/lib/records/store/operations'

/** A record that visitors see. */
export const GET = entityRoute(getContentCall, async ({ actor, entity, id }) =>
  toApiRecord(actor, entity, await getRecord(actor, entity, id)),
)

export const OPTIONS = partnerPreflight('GET', 'HEAD')
