import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import { assertInScope } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { assertLeadInScope, type LeadScope, leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { readPage } from '@/lib/platform/http/read-page'
import { VISITOR_MAIL } from '@/lib/platform/mail/visitor-mail'
import { kindsWhere } from '@/lib/platform/outbox/registered-handlers'
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
  const where = await whereOf(await leadScopeOf(actor), tab)
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

/** Kinds of mail that alert staff of a lead. */
export const staffMailKinds = () => kindsWhere(({ rings, channel }) => rings && channel === 'email')

async function whereOf(scope: LeadScope, tab: MailTab) {
  const { ids } = scope
  const inScope = ids && { tourRequest: whereInScope(scope) }
  if (tab === 'staff') return { kind: { in: await staffMailKinds() }, ...inScope }
  const family = await kindsWhere(({ toFamily, channel }) => toFamily && channel === 'email')
  return {
    OR: [
      { kind: VISITOR_MAIL, ...(ids && { communityId: { in: ids } }) },
      // `done` here means it no longer applied and was never sent.
      { kind: { in: family }, state: { not: 'done' }, ...inScope },
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
  if (!mail) throw notFound('This email does not exist')
  if (mail.tourRequest) await assertLeadInScope(actor, mail.tourRequest)
  else assertInScope(actor, mail.communityId)
  return mail
}
