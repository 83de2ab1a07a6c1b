import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import { isKeyScope, type KeyScope } from '@/lib/accounts/access/key-scopes'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { db } from '@/lib/platform/database/db'

export type ListedKey = {
  id: string
  name: string
  prefix: string
  scopes: KeyScope[]
  /** Community names; null for all. Empty: they are gone, and the key may do nothing. */
  communities: string[] | null
  state: 'good' | 'expired' | 'revoked'
  madeByName: string
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
  revokedAt: Date | null
  revokedByName: string | null
  partner: { id: string; name: string } | null
  isTest: boolean
  /** Until when the secret before the last rotation works; null when it does not. */
  previousUntil: Date | null
}

const MAX_PAST = 100

/**
 * Valid keys and the latest invalid ones, newest first, of all or of one partner. @throws AppError 403 for
 * non-administrators
 */
export async function listKeys(
  actor: SessionUser,
  partnerId?: string,
  now = new Date(),
): Promise<{ good: ListedKey[]; past: ListedKey[] }> {
  assertCan(actor, 'read', 'accounts')
  const isGood = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] }
  const omit = {
    secretHash: true,
    previousHash: true,
    partnerId: true,
    feedPosition: true,
    updatedAt: true,
  } as const
  const include = { partner: { select: { id: true, name: true } } } as const
  const of = partnerId ? { partnerId } : {}
  const [good, past, communities] = await Promise.all([
    db.apiKey.findMany({ where: { ...isGood, ...of }, omit, include, orderBy: { id: 'desc' } }),
    db.apiKey.findMany({
      where: { NOT: isGood, ...of },
      omit,
      include,
      orderBy: { id: 'desc' },
      take: MAX_PAST,
    }),
    db.community.findMany({ select: { id: true, name: true }, orderBy: { name: 'asc' } }),
  ])
  const listed = ({ communityIds, previousUntil, ...key }: (typeof good)[number]): ListedKey => ({
    ...key,
    previousUntil: previousUntil && previousUntil > now ? previousUntil : null,
    scopes: key.scopes.filter(isKeyScope),
    communities:
      communityIds.length === 0
        ? null
        : communities.filter(({ id }) => communityIds.includes(id)).map(({ name }) => name),
    state: key.revokedAt ? 'revoked' : key.expiresAt && key.expiresAt <= now ? 'expired' : 'good',
  })
  return { good: good.map(listed), past: past.map(listed) }
}
