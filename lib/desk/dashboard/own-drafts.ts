import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { entities } from '@/lib/records/entities/registry'
import { type Standing, standingOf } from '@/lib/records/publish/draft'
import { type Named, named } from '@/lib/records/publish/named-standing'

const SHOWN = 6

/** So many are looked through for those that can still be opened. */
const LOOKED_AT = 40

/** Something the person typed and nobody has published. Times are ISO, UTC. */
export type OwnDraft = Named & {
  changedAt: string
  /** Whether the record does not exist yet. */
  isNew: boolean
  /** Who changed the record after the draft was begun; '' when nobody knows who, null when nobody did. */
  overtakenBy: string | null
}

/** The drafts that this person changed last, newest first, of records they may still work on. */
export async function ownDrafts(actor: Actor): Promise<{ drafts: OwnDraft[]; hasMore: boolean }> {
  const edited = entities.filter(({ name, publication }) => publication && can(actor, 'update', name))
  if (edited.length === 0 || !actor.id) return { drafts: [], hasMore: false }
  const rows = await db.draft.findMany({
    where: { actorId: actor.id, entity: { in: edited.map(({ name }) => name) } },
    orderBy: { updatedAt: 'desc' },
    take: LOOKED_AT,
  })
  const drafts: OwnDraft[] = []
  for (const row of rows) {
    const entity = edited.find(({ name }) => name === row.entity)
    // What lies in the trash, or is not among their communities any more, cannot be opened.
    const standing = entity && (await standingOf(db, actor, entity, row.entityId).catch(() => null))
    if (!entity || !standing?.draft) continue
    if (drafts.length === SHOWN) return { drafts, hasMore: true }
    drafts.push({
      ...named(entity, row.entityId, standing),
      changedAt: row.updatedAt.toISOString(),
      isNew: standing.record === null,
      overtakenBy: await overtakenBy(row.entity, standing),
    })
  }
  return { drafts, hasMore: false }
}

async function overtakenBy(entity: string, { record, draft }: Standing): Promise<string | null> {
  if (!record || !draft?.basedOn || Date.parse(record.updatedAt) <= draft.basedOn.getTime()) return null
  const last = await db.revision.findFirst({
    where: { entity, entityId: record.id },
    orderBy: { number: 'desc' },
    select: { actorName: true },
  })
  return last?.actorName ?? ''
}
