import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { forbidden, notFound } from '@/lib/platform/errors'
import type { CommentsView } from '@/lib/records/comments/comment-view'
import { commentsOf, lockThread, updateMentions } from '@/lib/records/comments/comments'
import { assertMayComment } from '@/lib/records/comments/may-comment'
import type { Entity } from '@/lib/records/declare/define-entity'
import { recordAudit } from '@/lib/records/store/history'
import { findRecord } from '@/lib/records/store/scope'

type Where = { entity: Entity; id: string }

/** Edits one's own comment. @throws AppError 403, 404 */
export async function editComment(
  actor: Actor,
  { entity, id }: Where,
  commentId: string,
  text: string,
): Promise<CommentsView> {
  assertMayComment(actor, entity)
  return db.$transaction(async (tx) => {
    const record = await findRecord(tx, actor, entity, id)
    const { thread } = await ownComment(tx, actor, { entity, id }, commentId)
    const comment = await tx.comment.update({
      where: { id: commentId },
      data: { text, editedAt: new Date() },
    })
    await updateMentions(tx, actor, { entity, record, thread, comment })
    return logAndReload(tx, actor, { entity, id }, 'edit-comment', thread.id)
  })
}

/** Deletes one's own comment, and the thread with its last comment. @throws AppError 403, 404 */
export async function deleteComment(
  actor: Actor,
  { entity, id }: Where,
  commentId: string,
): Promise<CommentsView> {
  assertMayComment(actor, entity)
  return db.$transaction(async (tx) => {
    await findRecord(tx, actor, entity, id)
    const { thread } = await ownComment(tx, actor, { entity, id }, commentId)
    await tx.comment.delete({ where: { id: commentId } })
    const left = await tx.comment.count({ where: { threadId: thread.id } })
    if (left === 0) await tx.commentThread.delete({ where: { id: thread.id } })
    return logAndReload(tx, actor, { entity, id }, 'delete-comment', thread.id)
  })
}

/** Resolves or reopens a thread. @throws AppError 403, 404 */
export async function resolveThread(
  actor: Actor,
  { entity, id }: Where,
  threadId: string,
  isResolved: boolean,
): Promise<CommentsView> {
  assertMayComment(actor, entity)
  return db.$transaction(async (tx) => {
    await findRecord(tx, actor, entity, id)
    const thread = await lockThread(tx, entity, id, threadId)
    if ((thread.resolvedAt !== null) === isResolved) return commentsOf(actor, entity, id, tx)
    const now = new Date()
    const settled = { resolvedAt: now, resolvedByName: actor.username }
    const open = { resolvedAt: null, resolvedByName: null }
    await tx.commentThread.update({
      where: { id: threadId },
      data: { activeAt: now, ...(isResolved ? settled : open) },
    })
    const action = isResolved ? 'resolve-comments' : 'reopen-comments'
    return logAndReload(tx, actor, { entity, id }, action, threadId)
  })
}

async function ownComment(tx: Tx, actor: Actor, { entity, id }: Where, commentId: string) {
  const comment = await tx.comment.findFirst({
    where: { id: commentId, thread: { entity: entity.name, entityId: id } },
  })
  if (!comment) throw notFound('This has been deleted')
  if (!actor.id || comment.authorId !== actor.id)
    throw forbidden(`Only ${comment.authorName} can change this`)
  return { comment, thread: await lockThread(tx, entity, id, comment.threadId) }
}

/** Logs the action without the comment's text. */
async function logAndReload(tx: Tx, actor: Actor, { entity, id }: Where, action: string, thread: string) {
  await recordAudit(tx, actor, { action, entity: entity.name, entityId: id, after: { thread } })
  return commentsOf(actor, entity, id, tx)
}
