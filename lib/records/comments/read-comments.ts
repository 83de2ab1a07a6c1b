import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { CommentsView, ThreadView } from '@/lib/records/comments/comment-view'
import { assertMayRead, mayComment } from '@/lib/records/comments/may-comment'
import type { Entity } from '@/lib/records/declare/define-entity'
import { mayUse } from '@/lib/records/declare/record'
import { findRecord } from '@/lib/records/store/scope'

const WITH_COMMENTS = {
  comments: {
    orderBy: { id: 'asc' },
    include: {
      mentions: { orderBy: { createdAt: 'asc' }, include: { user: { select: { username: true } } } },
    },
  },
} satisfies Prisma.CommentThreadInclude

type Thread = Prisma.CommentThreadGetPayload<{ include: typeof WITH_COMMENTS }>

/** All comments on a record. @throws AppError 403, 404 */
export async function listComments(actor: Actor, entity: Entity, id: string): Promise<CommentsView> {
  assertMayRead(actor, entity)
  await findRecord(db, actor, entity, id)
  return commentsOf(actor, entity, id)
}

/** Like listComments, for a caller that has already checked access to the record. */
export async function commentsOf(
  actor: Actor,
  entity: Entity,
  entityId: string,
  tx: Tx = db,
): Promise<CommentsView> {
  const all = await tx.commentThread.findMany({
    where: { entity: entity.name, entityId },
    orderBy: [{ activeAt: 'desc' }, { id: 'desc' }],
    include: WITH_COMMENTS,
  })
  const threads = all.filter(({ field }) => field === null || mayUse(actor, entity, field))
  const isAwaited = threads.some(({ comments }) =>
    comments.some(({ mentions }) => mentions.some(({ userId, seenAt }) => userId === actor.id && !seenAt)),
  )
  const views = threads.map((thread) => threadView(actor, thread))
  return { threads: views, mayWrite: mayComment(actor, entity), isAwaited }
}

function threadView(actor: Actor, { id, field, resolvedAt, resolvedByName, ...thread }: Thread): ThreadView {
  return {
    id,
    field,
    isResolved: resolvedAt !== null,
    resolvedBy: resolvedByName,
    activeAt: thread.activeAt.toISOString(),
    comments: thread.comments.map((comment) => ({
      id: comment.id,
      author: comment.authorName,
      isMine: actor.id !== null && comment.authorId === actor.id,
      text: comment.text,
      mentions: comment.mentions.map(({ user }) => user.username),
      createdAt: comment.createdAt.toISOString(),
      editedAt: comment.editedAt?.toISOString() ?? null,
    })),
  }
}
