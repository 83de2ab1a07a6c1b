import 'server-only'
import { addHours } from 'date-fns'
import { recordAccess } from '@/lib/accounts/access/access-log'
import type { Browser } from '@/lib/accounts/access/browser'
import { type EndpointManager, endpointsOf } from '@/lib/desk/webhooks/endpoint-access'
import type { IssuedSecret } from '@/lib/desk/webhooks/save-endpoint'
import { newWebhookSecret } from '@/lib/desk/webhooks/webhook-signature'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { sealText } from '@/lib/platform/mail/sealed-text'

/** The old secret signs as well while the receiver switches. */
export const OLD_SECRET_HOURS = 24

/** Creates a new signing secret, shown once. @throws AppError 403, 404 */
export async function replaceSecret(
  manager: EndpointManager,
  id: string,
  browser: Browser,
  now = new Date(),
): Promise<IssuedSecret> {
  const mine = endpointsOf(manager, 'update')
  const secret = newWebhookSecret()
  return db.$transaction(async (tx) => {
    const endpoint = await tx.webhookEndpoint.findFirst({ where: { id, ...mine } })
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
      actor: manager,
      browser,
      on: { entity: 'webhookEndpoint', id },
    })
    return { id, name: endpoint.name, secret }
  })
}
