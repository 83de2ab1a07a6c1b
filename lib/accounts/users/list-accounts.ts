import 'server-only'
import { assertCan, type SessionUser } from '@/lib/accounts/access/access'
import { hasSecondFactor, secondFactorsOf } from '@/lib/accounts/sessions/prove-identity'
import { openSessionsOf } from '@/lib/accounts/sessions/session-list'
import type { PeopleQuery } from '@/lib/accounts/users/people-query'
import { db } from '@/lib/platform/database/db'
import { containing, searchWords } from '@/lib/platform/database/search-words'
import { notFound } from '@/lib/platform/errors'
import type { PushDevice } from '@/lib/platform/generated/prisma/client'
import { readPage } from '@/lib/platform/http/read-page'
import { reachability } from '@/lib/platform/push/reachable'
import { isUuid } from '@/lib/platform/uuid'

const PAGE_SIZE = 25

/** No secret columns. */
const shownAccount = {
  id: true,
  username: true,
  email: true,
  role: true,
  mayPublish: true,
  disabledAt: true,
  lastLoginAt: true,
  createdAt: true,
  companyIdentity: { select: { id: true } },
  communities: {
    select: { community: { select: { id: true, name: true } } },
    orderBy: { community: { name: 'asc' } },
  },
  alertRules: {
    select: {
      mobile: true,
      byMail: true,
      byText: true,
      byCall: true,
      callPhone: true,
      communityIds: true,
      quietFrom: true,
      quietUntil: true,
      textRefusal: true,
    },
  },
  pushDevices: {
    select: { id: true, name: true, goneAt: true, serverKey: true, refusal: true },
    orderBy: { id: 'asc' },
  },
} as const

/** Accounts by name. @throws AppError 403 */
export async function listAccounts(actor: SessionUser, { search, role, state, page }: PeopleQuery) {
  assertCan(actor, 'read', 'accounts')
  const where = {
    ...(role && { role }),
    ...(state && { disabledAt: state === 'disabled' ? { not: null } : null }),
    AND: searchWords(search).map((word) => ({ OR: containing(word, ['username', 'email']) })),
  }
  const orderOf = (direction: 'asc' | 'desc') => ({ username: direction })
  return readPage(
    { search, page, pageSize: PAGE_SIZE },
    {
      ids: async ({ skip, take, fromEnd }) => {
        const orderBy = orderOf(fromEnd ? 'desc' : 'asc')
        const rows = await db.user.findMany({ where, orderBy, skip, take, select: { id: true } })
        return rows.map(({ id }) => id)
      },
      rows: async (ids) => {
        const rows = await db.user.findMany({ where: { id: { in: ids } }, select: shownAccount })
        return Promise.all(rows.map(withDevices))
      },
      count: (take) => db.user.count({ where, take, orderBy: orderOf('asc') }),
    },
  )
}

export type ListedAccount = Awaited<ReturnType<typeof listAccounts>>['rows'][number]

/** An account with its open sessions. @throws AppError 403, 404 */
export async function readAccount(actor: SessionUser, id: string) {
  assertCan(actor, 'read', 'accounts')
  const account = isUuid(id) ? await db.user.findUnique({ where: { id }, select: shownAccount }) : null
  if (!account) throw notFound('This account no longer exists')
  const [sessions, secondFactors] = await Promise.all([openSessionsOf(id), secondFactorsOf(id)])
  return { ...(await withDevices(account)), sessions, hasSecondFactor: hasSecondFactor(secondFactors) }
}

export type ReadAccount = Awaited<ReturnType<typeof readAccount>>

type Device = Pick<PushDevice, 'id' | 'name' | 'goneAt' | 'serverKey' | 'refusal'>

async function withDevices<A extends { pushDevices: Device[] }>({ pushDevices, ...account }: A) {
  const isReachable = await reachability()
  const devices = pushDevices.map((device) => {
    const { id, name, refusal } = device
    return { id, name, refusal, isReachable: isReachable(device) }
  })
  return { ...account, pushDevices: devices }
}
