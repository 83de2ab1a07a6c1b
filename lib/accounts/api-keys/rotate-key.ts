import 'server-only'
import { addDays, addHours } from 'date-fns'
import * as z from 'zod'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { keyHash, keyPrefix, newKeySecret } from '@/lib/accounts/api-keys/key-secret'
import { KEY_DAYS } from '@/lib/accounts/api-keys/keys'
import { db } from '@/lib/platform/database/db'
import { forbidden, notFound } from '@/lib/platform/errors'
import { named } from '@/lib/platform/http/component-names'

const MAX_OVERLAP_HOURS = 30 * 24

export const rotationSchema = named(
  'KeyRotation',
  z.object({
    overlapHours: z
      .int('Please enter a whole number of hours')
      .min(0, 'Please enter a whole number of hours')
      .max(MAX_OVERLAP_HOURS, 'At most 30 days')
      .default(7 * 24)
      .describe('How many hours the previous key keeps working. 0 ends it immediately.'),
  }),
)

export const rotatedKeySchema = named(
  'RotatedKey',
  z.strictObject({
    id: z.uuid(),
    name: z.string(),
    key: z.string().describe('The new key, shown only once.'),
    expiresAt: z.iso.datetime().nullable(),
    previousUntil: z.iso
      .datetime()
      .nullable()
      .describe('When the previous key stops working; null if it already has.'),
  }),
)

export type RotatedKey = z.output<typeof rotatedKeySchema>

/** A key that rotates itself, with the hash of the secret that was shown. */
type KeyItself = { id: string; username: string; apiKeyId: string; shownHash: string }

/**
 * Gives a key a new secret and another year; leads, endpoints, scopes and name stay. The old secret works for
 * the overlap, and rotates nothing more. @throws AppError 403, 404 when it is revoked
 */
export async function rotateKey(
  manager: SessionUser | KeyItself,
  id: string,
  { overlapHours }: z.output<typeof rotationSchema>,
  browser: Browser,
  now = new Date(),
): Promise<RotatedKey> {
  if ('apiKeyId' in manager ? manager.apiKeyId !== id : false) throw notFound('API key not found')
  if (!('apiKeyId' in manager)) assertCan(manager, 'update', 'accounts')
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from api_keys where id = ${id}::uuid for no key update`
    const stored = await tx.apiKey.findFirst({ where: { id, revokedAt: null } })
    if (!stored) throw notFound('This key does not exist or is revoked')
    // Of two programs that rotate at once, the second would end the secret that the first was just given.
    if ('shownHash' in manager && manager.shownHash !== stored.secretHash)
      throw forbidden('This key was already rotated. Use the new one')
    // The secret of an expired key must not come back to life.
    const isOver = stored.expiresAt !== null && stored.expiresAt <= now
    const secret = newKeySecret(stored.isTest)
    const previousUntil = overlapHours > 0 && !isOver ? addHours(now, overlapHours) : null
    const expiresAt = stored.expiresAt && addDays(now, KEY_DAYS)
    await tx.apiKey.update({
      where: { id },
      data: {
        secretHash: keyHash(secret),
        prefix: keyPrefix(secret),
        previousHash: previousUntil && stored.secretHash,
        previousUntil,
        expiresAt,
      },
    })
    const after = { name: stored.name, overlapHours }
    await recordAccess(tx, {
      action: 'api-key.rotate',
      actor: manager,
      browser,
      on: { entity: 'apiKey', id },
      after,
    })
    return {
      id,
      name: stored.name,
      key: secret,
      expiresAt: expiresAt?.toISOString() ?? null,
      previousUntil: previousUntil?.toISOString() ?? null,
    }
  })
}
