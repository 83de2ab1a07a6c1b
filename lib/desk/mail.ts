import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { assertInScope, scopedCommunityIds } from '@/lib/auth/community-scope'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { isUuid } from '@/lib/intake/side-data'

const PAGE_SIZE = 50

/** Alerts to staff about leads, or mail to visitors (and what it asks of staff). */
export type MailShelf = 'staff' | 'visitors'

const line = {
  id: true,
  target: true,
  subject: true,
  state: true,
  createdAt: true,
  finishedAt: true,
  lastError: true,
  tourRequest: { select: { id: true, name: true } },
} as const

/** Mail the person may see, newest first: kept here, sent, waiting or given up. @throws AppError 403 */
export async function listMail(actor: Actor, shelf: MailShelf, page: number) {
  assertCan(actor, 'read', 'outboxItem')
  const ids = scopedCommunityIds(actor)
  const where =
    shelf === 'staff'
      ? { kind: 'lead-alert', ...(ids && { tourRequest: { communityId: { in: ids } } }) }
      : { kind: 'visitor-mail', ...(ids && { communityId: { in: ids } }) }
  const [mails, total] = await Promise.all([
    db.outboxItem.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
      select: line,
    }),
    db.outboxItem.count({ where }),
  ])
  return { mails, total, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
}

/** One mail whole. @throws AppError 403, 404 */
export async function readMail(actor: Actor, id: string) {
  assertCan(actor, 'read', 'outboxItem')
  const mail = isUuid(id)
    ? await db.outboxItem.findFirst({
        where: { id, channel: 'email', subject: { not: null } },
        include: { tourRequest: { select: { id: true, name: true, communityId: true } } },
      })
    : null
  if (!mail) throw notFound('This mail does not exist')
  assertInScope(actor, mail.tourRequest?.communityId ?? mail.communityId)
  return mail
}
