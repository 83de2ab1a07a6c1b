import 'server-only'
import * as z from 'zod'
import { can, isRole } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { invalidFields, notFound } from '@/lib/platform/errors'
import type { Comment, CommentThread, Prisma } from '@/lib/platform/generated/prisma/client'
import { queueAccountMail } from '@/lib/platform/mail/account-mail'
import type { CommentsView, ThreadView } from '@/lib/records/comments/comment-view'
import { assertMayComment, assertMayRead, mayComment } from '@/lib/records/comments/may-comment'
import { mentionMail } from '@/lib/records/comments/mention-mail'
import { mentionedIn } from '@/lib/records/comments/mentions-in'
import { threadAddress } from '@/lib/records/comments/record-address'
import type { Entity } from '@/lib/records/declare/define-entity'
import { labelOf } from '@/lib/records/declare/field'
import { type AdminRecord, mayUse } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { recordAudit } from '@/lib/records/store/history'
import { findRecord, isScoped } from '@/lib/records/store/scope'

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

export const commentText = z
  .string('Please enter a comment')
  .trim()
  .min(1, 'Please enter a comment')
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

/** A user who can open the record; `email` is null for users without mail. */
type Reader = { id: string; name: string; email: string | null }

/** Other users who can open the record, by name: those a comment can mention. @throws AppError 403, 404 */
export async function colleaguesFor(actor: Actor, entity: Entity, id: string): Promise<Reader[]> {
  assertMayComment(actor, entity)
  await findRecord(db, actor, entity, id)
  return readersOf(db, actor, entity, id)
}

/** Like colleaguesFor, for a caller that has already checked access to the record. */
async function readersOf(tx: Tx, actor: Actor, entity: Entity, id: string): Promise<Reader[]> {
  const people = await tx.user.findMany({
    where: { disabledAt: null, ...(actor.id && { id: { not: actor.id } }) },
    orderBy: { username: 'asc' },
    select: { id: true, username: true, email: true, role: true, communities: true },
  })
  const opens = new Map<string, Promise<boolean>>()
  const readers: Reader[] = []
  for (const { communities, role, username, ...person } of people) {
    if (!isRole(role) || !can({ role }, 'read', entity.area)) continue
    const communityIds = communities.map(({ communityId }) => communityId).sort()
    const isLimited = role !== 'admin' && communityIds.length > 0 && isScoped(entity)
    const key = communityIds.join()
    const open = !isLimited || (opens.get(key) ?? isOpen(tx, { ...actor, role, communityIds }, entity, id))
    if (isLimited) opens.set(key, Promise.resolve(open))
    if (await open) readers.push({ ...person, name: username })
  }
  return readers
}

function isOpen(tx: Tx, person: Actor, entity: Entity, id: string): Promise<boolean> {
  return findRecord(tx, person, entity, id).then(
    () => true,
    () => false,
  )
}

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

/** The record's thread, locked until the transaction ends. @throws AppError 404 */
export async function lockThread(
  tx: Tx,
  entity: Entity,
  entityId: string,
  id: string,
): Promise<CommentThread> {
  await tx.$queryRaw`select 1 from comment_threads where id = ${id}::uuid for update`
  const thread = await tx.commentThread.findFirst({ where: { id, entity: entity.name, entityId } })
  if (!thread) throw notFound('This has been deleted')
  return thread
}

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

async function mailMention(tx: Tx, actor: Actor, reader: Reader, about: About): Promise<void> {
  if (!reader.email) return
  const { entity, record, thread, comment } = about
  const { title, what, href } = threadAddress(entity, record, thread.id)
  const field = thread.field ? entity.fields[thread.field] : undefined
  const facts = [
    { label: 'Where', value: `${title} (${what})` },
    ...(thread.field && field ? [{ label: 'About', value: labelOf(thread.field, field) }] : []),
  ]
  const input = { by: actor.username, title, text: comment.text, facts, href }
  await queueAccountMail(tx, mentionMail, input, {
    to: reader.email,
    key: `mention:${comment.id}:${reader.id}`,
    endsAt: null,
    requestId: actor.requestId,
    userId: reader.id,
  })
}
