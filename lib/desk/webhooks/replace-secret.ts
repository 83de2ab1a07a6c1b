import 'server-only'
import { addHours } from 'date-fns'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
import type { IssuedSecret } from '@/lib/desk/webhooks/save-endpoint'
import { newWebhookSecret } from '@/lib/desk/webhooks/webhook-signature'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { sealText } from '@/lib/platform/mail/sealed-text'

/** The old secret signs as well while the receiver switches. */
export const OLD_SECRET_HOURS = 24

/** Creates a new signing secret, shown once. @throws AppError 403, 404 */
export async function replaceSecret(
  actor: SessionUser,
  id: string,
  browser: Browser,
  now = new Date(),
): Promise<IssuedSecret> {
  assertCan(actor, 'update', 'accounts')
  const secret = newWebhookSecret()
  return db.$transaction(async (tx) => {
    const endpoint = await tx.webhookEndpoint.findUnique({ where: { id } })
    if (!endpoint) throw notFound('There is no such endpoint')
    await tx.webhookEndpoint.update({
      where: { id },
      data: {
        secret: sealText(secret),
        previousSecret: endpoint.secret,
        previousUntil: addHours(now, OLD_SECRET_HOURS),
      },
    })
    await recordAccess(tx, {
      action: 'webhook.secret',
      actor,
      browser,
      on: { entity: 'webhookEndpoint', id },
    })
    return { id, name: endpoint.name, secret }
  })
}
