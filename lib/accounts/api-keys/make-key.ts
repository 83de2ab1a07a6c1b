import 'server-only'
import { addDays } from 'date-fns'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import { recordAccess } from '@/lib/accounts/access/access-log'
import type { Browser } from '@/lib/accounts/access/browser'
import { KEY_SCOPES, type KeyScope } from '@/lib/accounts/access/key-scopes'
import { assertCommunitiesExist } from '@/lib/accounts/access/known-communities'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { keyHash, keyPrefix, newKeySecret } from '@/lib/accounts/api-keys/key-secret'
import { db } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** How long a key works, unless somebody says otherwise. */
export const KEY_DAYS = 365

export const newKeySchema = z.object({
  name: z
    .string('Say who will use it')
    .trim()
    .min(1, 'Say who will use it')
    .max(80, 'At most 80 letters')
    .regex(/^[^\p{Cc}\p{Surrogate}]*$/u, 'Please write it in one line'),
  scopes: z
    .array(z.enum(KEY_SCOPES, 'There is no such scope'))
    .min(1, 'Choose what it is for')
    .transform((chosen) => KEY_SCOPES.filter((scope) => chosen.includes(scope))),
  /** Empty: all communities. */
  communityIds: z.array(z.uuid()).max(200).default([]),
  /** Null: never expires. */
  days: z
    .int('Choose how long it works')
    .min(1, 'Choose how long it works')
    .max(3_650, 'Choose ten years at most')
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
    throw invalidFields({ scopes: 'A test key sends and follows requests only' })
  const key = newKeySecret(isTest)
  const expiresAt = days === null ? null : addDays(now, days)
  const rights = { scopes, communityIds: [...new Set(communityIds)] }
  return db
    .$transaction(async (tx) => {
      if (partnerId && (await tx.partner.count({ where: { id: partnerId, endedAt: null } })) === 0)
        throw invalidFields({ partnerId: 'There is no such partner, or it has ended' })
      const stored = { name, prefix: keyPrefix(key), secretHash: keyHash(key), madeByName: actor.username }
      const { id } = await tx.apiKey.create({ data: { ...stored, ...rights, partnerId, isTest, expiresAt } })
      const after = { name, ...rights, partnerId, isTest, expiresAt: expiresAt?.toISOString() ?? null }
      await recordAccess(tx, { action: 'api-key.make', actor, browser, on: { entity: 'apiKey', id }, after })
      return { id, name, key, expiresAt }
    })
    .catch((error: unknown) => {
      if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') throw error
      const words = 'Another key is called this. Revoke that one first, or choose another name'
      throw conflict(words, { name: words })
    })
}
