import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import { invitationMailKey } from '@/lib/accounts/sign-in/invitations'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { readPage } from '@/lib/platform/http/read-page'
import { isUuid } from '@/lib/platform/uuid'

const PAGE_SIZE = 25

const shown = {
  id: true,
  email: true,
  role: true,
  communityIds: true,
  expiresAt: true,
  createdAt: true,
  invitedBy: { select: { username: true } },
} as const

/** Unused invitations without their tokens, newest first, including expired ones. @throws AppError 403 */
export async function listInvitations(actor: SessionUser, page: number | 'last') {
  assertCan(actor, 'read', 'accounts')
  const where = { acceptedAt: null }
  const orderOf = (direction: 'asc' | 'desc') => ({ id: direction })
  return readPage(
    { search: '', page, pageSize: PAGE_SIZE },
    {
      ids: async ({ skip, take, fromEnd }) => {
        const orderBy = orderOf(fromEnd ? 'asc' : 'desc')
        const rows = await db.invitation.findMany({ where, orderBy, skip, take, select: { id: true } })
        return rows.map(({ id }) => id)
      },
      rows: readInvitations,
      count: (take) => db.invitation.count({ where, take, orderBy: orderOf('desc') }),
    },
  )
}

/** An unused invitation without its token. @throws AppError 403, 404 */
export async function readInvitation(actor: SessionUser, id: string) {
  assertCan(actor, 'read', 'accounts')
  const unused = isUuid(id) && (await db.invitation.findFirst({ where: { id, acceptedAt: null } }))
  const [invitation] = unused ? await readInvitations([id]) : []
  if (!invitation) throw notFound('This invitation does not exist or is no longer open')
  return invitation
}

export type ListedInvitation = Awaited<ReturnType<typeof readInvitations>>[number]

async function readInvitations(ids: string[]) {
  const rows = await db.invitation.findMany({ where: { id: { in: ids } }, select: shown })
  const [mails, communities] = await Promise.all([
    db.outboxItem.findMany({
      where: { dedupKey: { in: ids.map(invitationMailKey) } },
      select: { dedupKey: true, state: true, lastError: true },
    }),
    db.community.findMany({
      where: { id: { in: rows.flatMap(({ communityIds }) => communityIds) } },
      select: { id: true, name: true },
      orderBy: { name: 'asc' },
    }),
  ])
  return rows.map(({ communityIds, ...row }) => ({
    ...row,
    /** Empty: all. Deleted communities are missing. */
    communities: communities.filter(({ id }) => communityIds.includes(id)),
    hasLostCommunities: communityIds.length > 0 && !communities.some(({ id }) => communityIds.includes(id)),
    /** Null when no mail server was set. */
    mail: mails.find(({ dedupKey }) => dedupKey === invitationMailKey(row.id)) ?? null,
  }))
}
