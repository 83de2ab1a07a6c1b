import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { pictureColumn } from '@/lib/records/declare/list-columns'
import type { AdminRecord } from '@/lib/records/declare/record'
import { relatedOf } from '@/lib/records/relations/related'
import { scopeOf } from '@/lib/records/store/scope'

/** At most so many options are shown at once. */
const MOST = 50

/** Small pictures of these records by id, of those that have one and are in scope. @throws AppError 403 */
export async function optionPictures(
  actor: Actor,
  entity: Entity,
  ids: readonly string[],
): Promise<Record<string, string>> {
  assertCan(actor, 'read', entity.area)
  const picture = pictureColumn(entity)
  const asked = ids.filter(isUuid).slice(0, MOST)
  if (!picture || asked.length === 0) return {}
  const rows = await delegateOf(db, entity.name).findMany({
    where: { AND: [{ id: { in: asked } }, scopeOf(actor, entity)] },
    select: { id: true, [picture]: true },
  })
  const shown = { ...entity, fields: { [picture]: entity.fields[picture] } } as Entity
  const { image = {} } = await relatedOf(shown, rows as AdminRecord[])
  return Object.fromEntries(
    rows.flatMap((row) => {
      const thumbnail = image[String(row[picture])]?.thumbnail
      return thumbnail ? [[String(row.id), thumbnail]] : []
    }),
  )
}
