import 'server-only'
import { addHours } from 'date-fns'
import { assertCan } from '@/lib/auth/access'
import { recordAccess } from '@/lib/auth/access-log'
import type { Browser } from '@/lib/auth/browser'
import type { SessionUser } from '@/lib/auth/session-user'
import { db } from '@/lib/db'
import { notFound } from '@/lib/errors'
import { sealText } from '@/lib/mail/sealed-text'
import type { IssuedSecret } from '@/lib/webhooks/save-endpoint'
import { newWebhookSecret } from '@/lib/webhooks/webhook-signature'

/** While the other side takes over the new secret, the old one signs as well. */
export const OLD_SECRET_HOURS = 24

/** Makes a new signing secret, shown this once. @throws AppError 403, 404 */
export async function replaceSecret(
  actor: SessionUser,
  id: string,
  browser: Browser,
  now = new Date(),
): Promise<IssuedSecret> {
  assertCan(actor, 'update', 'webhookEndpoint')
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
