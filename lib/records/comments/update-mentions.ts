import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import type { Comment, CommentThread } from '@/lib/platform/generated/prisma/client'
import { queueAccountMail } from '@/lib/platform/mail/account-mail'
import { siteUrl } from '@/lib/platform/site'
import { type Reader, readersOf } from '@/lib/records/comments/colleagues'
import { mentionedIn } from '@/lib/records/comments/mentions-in'
import { threadAddress } from '@/lib/records/comments/record-address'
import type { Entity } from '@/lib/records/declare/define-entity'
import { labelOf } from '@/lib/records/declare/field'
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

/** Mails a user that a comment mentions them. */
async function mailMention(tx: Tx, actor: Actor, reader: Reader, about: About): Promise<void> {
  if (!reader.email) return
  const { entity, record, thread, comment } = about
  const { title, what, href } = threadAddress(entity, record, thread.id)
  const field = thread.field ? entity.fields[thread.field] : undefined
  const heading = `${actor.username} mentioned you: ${title}`
  await queueAccountMail(tx, {
    to: reader.email,
    copy: {
      subject: heading,
      heading,
      paragraphs: [comment.text],
      facts: [
        { label: 'Where', value: `${title} (${what})` },
        ...(thread.field && field ? [{ label: 'About', value: labelOf(thread.field, field) }] : []),
      ],
      links: [{ label: 'Open it', href: siteUrl(href) }],
    },
    key: `mention:${comment.id}:${reader.id}`,
    endsAt: null,
    requestId: actor.requestId,
  })
}
