import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { assertMayRead } from '@/lib/records/comments/may-comment'
import { threadAddress } from '@/lib/records/comments/record-address'
import type { Entity } from '@/lib/records/declare/define-entity'
import { entities } from '@/lib/records/entities/registry'
import { findRecord } from '@/lib/records/store/scope'

const MAX_SHOWN = 8

/** Mentions checked at most, since some of their records cannot be opened anymore. */
const MAX_CHECKED = 40

/** Times are ISO, UTC. */
export type OwnMention = {
  id: string
  href: string
  title: string
  what: string
  author: string
  text: string
  at: string
}

/** Unseen comments that mention this user, newest first. */
export async function ownMentions(actor: Actor): Promise<OwnMention[]> {
  if (!actor.id) return []
  const rows = await db.commentMention.findMany({
    where: { userId: actor.id, seenAt: null },
    orderBy: { createdAt: 'desc' },
    take: MAX_CHECKED,
    include: { comment: { include: { thread: true } } },
  })
  const shown: OwnMention[] = []
  for (const { comment } of rows) {
    if (shown.length === MAX_SHOWN) break
    const { thread } = comment
    const entity = entities.find(({ name }) => name === thread.entity)
    if (!entity || !can(actor, 'read', entity.area)) continue
    // Records in the trash or outside the user's communities cannot be opened.
    const record = await findRecord(db, actor, entity, thread.entityId).catch(() => null)
    if (!record) continue
    const { id, authorName: author, text, createdAt } = comment
    shown.push({ id, author, text, at: createdAt.toISOString(), ...threadAddress(entity, record, thread.id) })
  }
  return shown
}

/** Marks mentions of the user on this record as seen. @throws AppError 403, 404 */
export async function markMentionsSeen(actor: Actor, entity: Entity, id: string): Promise<void> {
  assertMayRead(actor, entity)
  await findRecord(db, actor, entity, id)
  if (!actor.id) return
  await db.commentMention.updateMany({
    where: { userId: actor.id, seenAt: null, comment: { thread: { entity: entity.name, entityId: id } } },
    data: { seenAt: new Date() },
  })
}
