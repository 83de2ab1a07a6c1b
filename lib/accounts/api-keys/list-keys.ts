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
  /** Names of the communities it is limited to; null: all. Empty: they are gone, and it may do nothing. */
  communities: string[] | null
  state: 'good' | 'expired' | 'revoked'
  madeByName: string
  createdAt: Date
  expiresAt: Date | null
  lastUsedAt: Date | null
  revokedAt: Date | null
  revokedByName: string | null
}

/** Of those that do not work any more the last are shown. */
const MOST_PAST = 100

/** Every key that works, newest first, and the last of those that do not. @throws AppError 403 for all but administrators */
export async function listKeys(
  actor: SessionUser,
  now = new Date(),
): Promise<{ good: ListedKey[]; past: ListedKey[] }> {
  assertCan(actor, 'read', 'apiKey')
  const isGood = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] }
  const omit = { secretHash: true, updatedAt: true } as const
  const [good, past, communities] = await Promise.all([
    db.apiKey.findMany({ where: isGood, omit, orderBy: { id: 'desc' } }),
    db.apiKey.findMany({ where: { NOT: isGood }, omit, orderBy: { id: 'desc' }, take: MOST_PAST }),
    db.community.findMany({ select: { id: true, name: true }, orderBy: { name: 'asc' } }),
  ])
  const listed = ({ communityIds, ...key }: (typeof good)[number]): ListedKey => ({
    ...key,
    scopes: key.scopes.filter(isKeyScope),
    communities:
      communityIds.length === 0
        ? null
        : communities.filter(({ id }) => communityIds.includes(id)).map(({ name }) => name),
    state: key.revokedAt ? 'revoked' : key.expiresAt && key.expiresAt <= now ? 'expired' : 'good',
  })
  return { good: good.map(listed), past: past.map(listed) }
}
