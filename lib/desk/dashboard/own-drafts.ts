import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { entities } from '@/lib/records/entities/registry'
import { type RecordWithDraft, recordWithDraft } from '@/lib/records/publish/draft'
import { type RecordLink, recordLink } from '@/lib/records/publish/record-link'

const SHOWN = 6

/** Some may no longer be accessible. */
const MAX_READ = 40

/** `changedAt` is ISO, UTC. */
export type OwnDraft = RecordLink & {
  changedAt: string
  isNew: boolean
  /** Who changed the record since; '' when unknown, null when nobody did. */
  overtakenBy: string | null
}

export async function ownDrafts(actor: Actor): Promise<{ drafts: OwnDraft[]; hasMore: boolean }> {
  const edited = entities.filter(({ area, publication }) => publication && can(actor, 'update', area))
  if (edited.length === 0 || !actor.id) return { drafts: [], hasMore: false }
  const rows = await db.draft.findMany({
    where: { actorId: actor.id, entity: { in: edited.map(({ name }) => name) } },
    orderBy: { updatedAt: 'desc' },
    take: MAX_READ,
  })
  const drafts: OwnDraft[] = []
  for (const row of rows) {
    const entity = edited.find(({ name }) => name === row.entity)
    // Records in the trash or outside their communities cannot be opened.
    const standing = entity && (await recordWithDraft(db, actor, entity, row.entityId).catch(() => null))
    if (!entity || !standing?.draft) continue
    if (drafts.length === SHOWN) return { drafts, hasMore: true }
    drafts.push({
      ...recordLink(entity, row.entityId, standing),
      changedAt: row.updatedAt.toISOString(),
      isNew: standing.record === null,
      overtakenBy: await overtakenBy(row.entity, standing),
    })
  }
  return { drafts, hasMore: false }
}

async function overtakenBy(entity: string, { record, draft }: RecordWithDraft): Promise<string | null> {
  if (!record || !draft?.basedOn || Date.parse(record.updatedAt) <= draft.basedOn.getTime()) return null
  const last = await db.revision.findFirst({
    where: { entity, entityId: record.id },
    orderBy: { number: 'desc' },
    select: { actorName: true },
  })
  return last?.actorName ?? ''
}
