import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { assertInScope, scopedCommunityIds } from '@/lib/auth/community-scope'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { isUuid } from '@/lib/intake/side-data'

const PAGE_SIZE = 50

/** Mail about leads the person may see, newest first: kept here, sent, waiting or given up. @throws AppError 403 */
export async function listMail(actor: Actor, page: number) {
  assertCan(actor, 'read', 'outgoingMail')
  const ids = scopedCommunityIds(actor)
  const where = { channel: 'email', ...(ids && { tourRequest: { communityId: { in: ids } } }) }
  const [deliveries, total] = await Promise.all([
    db.delivery.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
      select: {
        id: true,
        target: true,
        status: true,
        createdAt: true,
        sentAt: true,
        lastError: true,
        tourRequest: { select: { id: true, name: true } },
        mail: { select: { id: true, subject: true } },
      },
    }),
    db.delivery.count({ where }),
  ])
  return { deliveries, total, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
}

/** Mail to visitors (and what it asks of staff), newest first; that of the person's own communities. @throws AppError 403 */
export async function listVisitorMail(actor: Actor, page: number) {
  assertCan(actor, 'read', 'outgoingMail')
  const ids = scopedCommunityIds(actor)
  const where = { about: { not: null }, ...(ids && { communityId: { in: ids } }) }
  const [mails, total] = await Promise.all([
    db.outgoingMail.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
      select: {
        id: true,
        to: true,
        subject: true,
        about: true,
        status: true,
        createdAt: true,
        sentAt: true,
        lastError: true,
      },
    }),
    db.outgoingMail.count({ where }),
  ])
  return { mails, total, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
}

/** One mail whole. @throws AppError 403, 404 */
export async function readMail(actor: Actor, id: string) {
  assertCan(actor, 'read', 'outgoingMail')
  const mail = isUuid(id)
    ? await db.outgoingMail.findUnique({
        where: { id },
        include: {
          delivery: { select: { tourRequest: { select: { id: true, name: true, communityId: true } } } },
        },
      })
    : null
  if (!mail) throw notFound('This mail does not exist')
  assertInScope(actor, mail.delivery?.tourRequest.communityId ?? mail.communityId)
  return mail
}
