import 'server-only'
import { addDays } from 'date-fns'
import * as z from 'zod'
import { assertCan, type SessionUser } from '@/lib/accounts/access/access'
import { type Browser, recordAccess } from '@/lib/accounts/access/access-log'
import { isKeyScope, KEY_SCOPES, type KeyScope } from '@/lib/accounts/access/key-scopes'
import { assertCommunitiesExist } from '@/lib/accounts/access/known-communities'
import { keyHash, keyPrefix, newKeySecret } from '@/lib/accounts/api-keys/key-secret'
import { db } from '@/lib/platform/database/db'
import { conflict, invalidFields, notFound } from '@/lib/platform/errors'
import { type ApiKey, Prisma } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'

/** How long a key works, unless someone says otherwise. */
export const KEY_DAYS = 365

export const newKeySchema = z.object({
  name: z
    .string('Please enter who will use the key')
    .trim()
    .min(1, 'Please enter who will use the key')
    .max(80, 'At most 80 letters')
    .regex(/^[^\p{Cc}\p{Surrogate}]*$/u, 'Please use one line'),
  scopes: z
    .array(z.enum(KEY_SCOPES, 'There is no such scope'))
    .min(1, 'Please choose what the key may do')
    .transform((chosen) => KEY_SCOPES.filter((scope) => chosen.includes(scope))),
  /** Empty: all communities. */
  communityIds: z.array(z.uuid()).max(200).default([]),
  /** Null: never expires. */
  days: z
    .int('Please choose when the key expires')
    .min(1, 'Please choose when the key expires')
    .max(3_650, 'Please choose at most 10 years')
    .nullable()
    .default(KEY_DAYS),
  /** Null: a program of the company itself. */
  partnerId: z.uuid().nullable().default(null),
  isTest: z.boolean().default(false),
})

/** Content has no test mode: a draft of a test key would be a real one. */
const IN_TEST_MODE: readonly KeyScope[] = ['leads:write', 'leads:read']

type NewKey = z.output<typeof newKeySchema>

type IssuedKey = { id: string; name: string; key: string; expiresAt: Date | null }

/** Creates a key; only its hash is stored. @throws AppError 403, 400, 409 when a valid key has the name */
export async function makeKey(
  actor: SessionUser,
  { name, scopes, communityIds, days, partnerId, isTest }: NewKey,
  browser: Browser,
  now = new Date(),
): Promise<IssuedKey> {
  assertCan(actor, 'create', 'accounts')
  await assertCommunitiesExist(communityIds)
  if (isTest && !scopes.every((scope) => IN_TEST_MODE.includes(scope)))
    throw invalidFields({ scopes: 'A test key can only send and follow requests' })
  const key = newKeySecret(isTest)
  const expiresAt = days === null ? null : addDays(now, days)
  const rights = { scopes, communityIds: [...new Set(communityIds)] }
  return db
    .$transaction(async (tx) => {
      if (partnerId && (await tx.partner.count({ where: { id: partnerId, endedAt: null } })) === 0)
        throw invalidFields({ partnerId: 'This partner does not exist or has ended' })
      const stored = { name, prefix: keyPrefix(key), secretHash: keyHash(key), madeByName: actor.username }
      const { id } = await tx.apiKey.create({ data: { ...stored, ...rights, partnerId, isTest, expiresAt } })
      const after = { name, ...rights, partnerId, isTest, expiresAt: expiresAt?.toISOString() ?? null }
      await recordAccess(tx, { action: 'api-key.make', actor, browser, on: { entity: 'apiKey', id }, after })
      return { id, name, key, expiresAt }
    })
    .catch((error: unknown) => {
      if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error
      const words = 'Another key has this name. Revoke that key or choose another name'
      throw conflict(words, { name: words })
    })
}

/** Takes effect with the next request. @throws AppError 403, 404 when missing or revoked already */
export async function revokeKey(
  actor: SessionUser,
  id: string,
  browser: Browser,
  now = new Date(),
): Promise<void> {
  assertCan(actor, 'delete', 'accounts')
  await db.$transaction(async (tx) => {
    const [revoked] = await tx.apiKey.updateManyAndReturn({
      where: { id, revokedAt: null },
      data: { revokedAt: now, revokedByName: actor.username },
    })
    if (!revoked) throw notFound('This key does not exist or is already revoked')
    const before = { name: revoked.name }
    await recordAccess(tx, { action: 'api-key.revoke', actor, browser, on: { entity: 'apiKey', id }, before })
  })
}

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

const omit = {
  secretHash: true,
  previousHash: true,
  partnerId: true,
  feedPosition: true,
  updatedAt: true,
} as const
const include = { partner: { select: { id: true, name: true } } } as const

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
  const listed = (key: StoredKey) => listedKey(key, communities, now)
  return { good: good.map(listed), past: past.map(listed) }
}

/** How many working keys open content, and their latest use. @throws AppError 403 for non-administrators */
export async function contentKeyUse(
  actor: SessionUser,
  now = new Date(),
): Promise<{ count: number; lastUsedAt: Date | null }> {
  assertCan(actor, 'read', 'accounts')
  const scopes: KeyScope[] = ['content:read', 'content:drafts']
  const { _count: count, _max: last } = await db.apiKey.aggregate({
    where: {
      scopes: { hasSome: scopes },
      revokedAt: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
    },
    _count: true,
    _max: { lastUsedAt: true },
  })
  return { count, lastUsedAt: last.lastUsedAt }
}

/** One key. @throws AppError 403 for non-administrators, 404 */
export async function readKey(actor: SessionUser, id: string, now = new Date()): Promise<ListedKey> {
  assertCan(actor, 'read', 'accounts')
  const key = isUuid(id) && (await db.apiKey.findUnique({ where: { id }, omit, include }))
  if (!key) throw notFound('API key not found')
  const where = { id: { in: key.communityIds } }
  const communities = await db.community.findMany({ where, select: { id: true, name: true } })
  return listedKey(key, communities, now)
}

type StoredKey = Omit<ApiKey, keyof typeof omit> & Pick<ListedKey, 'partner'>

function listedKey(
  { communityIds, previousUntil, ...key }: StoredKey,
  communities: { id: string; name: string }[],
  now: Date,
): ListedKey {
  return {
    ...key,
    previousUntil: previousUntil && previousUntil > now ? previousUntil : null,
    scopes: key.scopes.filter(isKeyScope),
    communities:
      communityIds.length === 0
        ? null
        : communities.filter(({ id }) => communityIds.includes(id)).map(({ name }) => name),
    state: key.revokedAt ? 'revoked' : key.expiresAt && key.expiresAt <= now ? 'expired' : 'good',
  }
}
