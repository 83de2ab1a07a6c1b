import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { recordsAwaitingApproval } from '@/lib/records/publish/approval/approval-rows'
import { draftValues, isDraftInScope } from '@/lib/records/publish/draft'

const SHOWN = 20

export type UnsavedDraft = {
  id: string
  title: string
  actorName: string
  updatedAt: string
  isAsked: boolean
}

/** Unsaved records in the user's scope, last changed first; empty for users who cannot create any. */
export async function unsavedDrafts(actor: Actor, entity: Entity): Promise<UnsavedDraft[]> {
  if (!entity.publication || !can(actor, 'create', entity.area)) return []
  const begun = await db.draft.findMany({
    where: { entity: entity.name, basedOn: null },
    orderBy: { updatedAt: 'desc' },
    take: SHOWN,
  })
  if (begun.length === 0) return []
  const ids = begun.map(({ entityId }) => entityId)
  const made = await delegateOf(db, entity.name).findMany({
    where: { id: { in: ids } },
    select: { id: true },
  })
  const awaiting = await recordsAwaitingApproval(entity, ids)
  const isMade = new Set(made.map(({ id }) => id))
  const shown: UnsavedDraft[] = []
  for (const draft of begun) {
    const values = draftValues(draft)
    if (isMade.has(draft.entityId)) continue
    if (!(await isDraftInScope(db, actor, entity, values, draft.actorId))) continue
    const title = String(values[entity.title] ?? '') || 'Untitled'
    shown.push({
      id: draft.entityId,
      title,
      actorName: draft.actorName,
      updatedAt: draft.updatedAt.toISOString(),
      isAsked: awaiting.includes(draft.entityId),
    })
  }
  return shown
}
