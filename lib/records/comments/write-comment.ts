import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields } from '@/lib/platform/errors'
import type { CommentThread } from '@/lib/platform/generated/prisma/client'
import { lockThread, updateMentions } from '@/lib/records/comments/change-comment'
import type { CommentsView } from '@/lib/records/comments/comment-view'
import { assertMayComment } from '@/lib/records/comments/may-comment'
import { commentsOf } from '@/lib/records/comments/read-comments'
import type { Entity } from '@/lib/records/declare/define-entity'
import { mayUse } from '@/lib/records/declare/record'
import { recordAudit } from '@/lib/records/store/history'
import { findRecord } from '@/lib/records/store/scope'

export const commentText = z
  .string('Please write something')
  .trim()
  .min(1, 'Please write something')
  .max(4000, 'Please use 4,000 characters or fewer')

/** `thread` adds to an existing thread; without it a new one starts, about `field` or the whole record. */
export const newComment = z.strictObject({
  text: commentText,
  thread: z.uuid('There is no such thread').optional(),
  field: z.string().max(100).nullish(),
})

/** Adds a comment, mails mentioned users and reopens the thread. @throws AppError 400 by field, 403, 404 */
export async function writeComment(
  actor: Actor,
  entity: Entity,
  id: string,
  { text, thread: answered, field = null }: z.output<typeof newComment>,
): Promise<CommentsView> {
  assertMayComment(actor, entity)
  return db.$transaction(async (tx) => {
    const record = await findRecord(tx, actor, entity, id)
    const thread = answered
      ? await lockThread(tx, entity, id, answered)
      : await begin(tx, actor, entity, id, field)
    const author = { authorId: actor.id, authorName: actor.username }
    const comment = await tx.comment.create({ data: { threadId: thread.id, text, ...author } })
    await tx.commentThread.update({
      where: { id: thread.id },
      data: { activeAt: new Date(), resolvedAt: null, resolvedByName: null },
    })
    await updateMentions(tx, actor, { entity, record, thread, comment })
    const after = { field: thread.field, thread: thread.id }
    await recordAudit(tx, actor, { action: 'comment', entity: entity.name, entityId: id, after })
    return commentsOf(actor, entity, id, tx)
  })
}

function begin(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  entityId: string,
  field: string | null,
): Promise<CommentThread> {
  if (field !== null && !(Object.hasOwn(entity.fields, field) && mayUse(actor, entity, field))) {
    throw invalidFields({ field: 'There is no such field' })
  }
  return tx.commentThread.create({ data: { entity: entity.name, entityId, field } })
}
