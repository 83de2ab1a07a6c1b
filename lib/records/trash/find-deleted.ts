import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { type RecordRevision, revisionsOf } from '@/lib/records/publish/revisions'
import { type Related, relatedOf } from '@/lib/records/relations/related'
import { shown, type TrashedRecord, trashed } from '@/lib/records/trash/list-trash'
import { visibleTrash } from '@/lib/records/trash/visible-trash'

export type DeletedRecord = {
  record: TrashedRecord
  revisions: RecordRevision[]
  related: Related
  mayRestore: boolean
}

/** A deleted record with its history; null when the user cannot read one at this address. */
export async function findDeleted(actor: Actor, entity: Entity, id: string): Promise<DeletedRecord | null> {
  if (!isUuid(id)) return null
  const where = { AND: [{ id, entity: entity.name }, visibleTrash(actor, 'read')] }
  const found = await db.deletedRecord.findFirst({ where, select: shown })
  if (!found) return null
  const revisions = await revisionsOf(actor, entity, id)
  const related = await relatedOf(entity, revisions.flatMap(statesOf))
  return { record: trashed(found), revisions, related, mayRestore: can(actor, 'delete', entity.area) }
}

/** The values before and after a change, as far as the history has them. */
function statesOf({ number, createdAt, changes }: RecordRevision): AdminRecord[] {
  const state = (side: 'before' | 'after') => ({
    ...Object.fromEntries(changes.map((change) => [change.field, change[side]])),
    id: String(number),
    createdAt,
    updatedAt: createdAt,
  })
  return [state('before'), state('after')]
}
