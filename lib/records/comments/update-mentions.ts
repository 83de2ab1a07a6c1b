import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import type { Comment, CommentThread } from '@/lib/platform/generated/prisma/client'
import { readersOf } from '@/lib/records/comments/colleagues'
import { mailMention } from '@/lib/records/comments/mention-mail'
import { mentionedIn } from '@/lib/records/comments/mentions-in'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'

type About = { entity: Entity; record: AdminRecord; thread: CommentThread; comment: Comment }

/** Stores a comment's mentions and mails newly mentioned users. Skips users who cannot open the record. */
export async function updateMentions(tx: Tx, actor: Actor, about: About): Promise<void> {
  const { entity, record, comment } = about
  const before = await tx.commentMention.findMany({ where: { commentId: comment.id } })
  const isNamed = comment.text.includes('@')
  const readers = isNamed ? await readersOf(tx, actor, entity, record.id) : []
  const named = mentionedIn(comment.text, readers)
  const ids = named.map(({ id }) => id)
  await tx.commentMention.deleteMany({ where: { commentId: comment.id, userId: { notIn: ids } } })
  for (const reader of named) {
    if (before.some(({ userId }) => userId === reader.id)) continue
    await tx.commentMention.create({ data: { commentId: comment.id, userId: reader.id } })
    await mailMention(tx, actor, reader, about)
  }
}
