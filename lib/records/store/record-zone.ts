import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { DEFAULT_TIME_ZONE } from '@/lib/platform/time-zone'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'

/** The time zone of a record's community, else of the company. */
export async function zoneOf(tx: Tx, entity: Entity, values: Record<string, unknown>): Promise<string> {
  // A draft can contain anything.
  const own = entity.name === 'community' && entity.fields.timeZone?.schema.safeParse(values.timeZone).data
  if (own) return String(own)
  const id = entity.fields.communityId ? String(values.communityId ?? '') : ''
  const community = isUuid(id)
    ? await tx.community.findUnique({ where: { id }, select: { timeZone: true } })
    : null
  if (community) return community.timeZone
  return (await tx.siteSettings.findFirst({ select: { timeZone: true } }))?.timeZone ?? DEFAULT_TIME_ZONE
}
