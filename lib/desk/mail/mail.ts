import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import { assertInScope } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { assertLeadInScope, type LeadScope, leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { readPage } from '@/lib/platform/http/read-page'
import { isUuid } from '@/lib/platform/uuid'

const PAGE_SIZE = 50

/** Alerts to staff, or mail to visitors. */
type MailTab = 'staff' | 'visitors'

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

/** Mail in the person's scope, newest first. @throws AppError 403 */
export async function listMail(actor: Actor, tab: MailTab, page: number | 'last') {
  assertCan(actor, 'read', 'leads')
  const where = whereOf(await leadScopeOf(actor), tab)
  return readPage(
    { search: '', page, pageSize: PAGE_SIZE },
    {
      ids: async ({ skip, take, fromEnd }) => {
        const orderBy = orderOf(fromEnd ? 'asc' : 'desc')
        const rows = await db.outboxItem.findMany({ where, orderBy, skip, take, select: { id: true } })
        return rows.map(({ id }) => id)
      },
      rows: (ids) => db.outboxItem.findMany({ where: { id: { in: ids } }, select: line }),
      count: (take) => db.outboxItem.count({ where, take, orderBy: orderOf('desc') }),
    },
  )
}

export type ListedMail = Awaited<ReturnType<typeof listMail>>['rows'][number]

function whereOf(scope: LeadScope, tab: MailTab) {
  const { ids } = scope
  return tab === 'staff'
    ? { kind: 'lead-alert', ...(ids && { tourRequest: whereInScope(scope) }) }
    : {
        OR: [
          { kind: 'visitor-mail', ...(ids && { communityId: { in: ids } }) },
          {
            kind: 'family-mail',
            // `done` here means it no longer applied and was never sent.
            state: { not: 'done' },
            ...(ids && { tourRequest: whereInScope(scope) }),
          },
        ],
      }
}

function orderOf(direction: 'asc' | 'desc') {
  return [{ createdAt: direction }, { id: direction }]
}

/** @throws AppError 403, 404 */
export async function readMail(actor: Actor, id: string) {
  assertCan(actor, 'read', 'leads')
  const mail = isUuid(id)
    ? await db.outboxItem.findFirst({
        where: { id, channel: 'email', subject: { not: null } },
        include: { tourRequest: { select: { id: true, name: true, communityId: true, ownerId: true } } },
      })
    : null
  if (!mail) throw notFound('This mail does not exist')
  if (mail.tourRequest) await assertLeadInScope(actor, mail.tourRequest)
  else assertInScope(actor, mail.communityId)
  return mail
}
