import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import type { Comment, CommentThread } from '@/lib/platform/generated/prisma/client'
import { queueAccountMail } from '@/lib/platform/mail/account-mail'
import { siteUrl } from '@/lib/platform/site'
import type { Reader } from '@/lib/records/comments/colleagues'
import { threadAddress } from '@/lib/records/comments/record-address'
import type { Entity } from '@/lib/records/declare/define-entity'
import { labelOf } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'

type About = { entity: Entity; record: AdminRecord; thread: CommentThread; comment: Comment }

/** Mails a user that a comment mentions them. */
export async function mailMention(tx: Tx, actor: Actor, reader: Reader, about: About): Promise<void> {
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
