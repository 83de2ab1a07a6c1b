import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import { recordAccess } from '@/lib/accounts/access/access-log'
import type { Browser } from '@/lib/accounts/access/browser'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'

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
    if (!revoked) throw notFound('There is no such key, or it is revoked already')
    const before = { name: revoked.name }
    await recordAccess(tx, { action: 'api-key.revoke', actor, browser, on: { entity: 'apiKey', id }, before })
  })
}
