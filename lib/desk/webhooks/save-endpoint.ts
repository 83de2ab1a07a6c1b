import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import type { Browser } from '@/lib/accounts/access/access-log'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { assertCommunitiesExist } from '@/lib/accounts/access/known-communities'
import type { EndpointForm } from '@/lib/desk/webhooks/endpoint-schema'
import { LEAD_WEBHOOK } from '@/lib/desk/webhooks/lead-webhook'
import { assertReachable } from '@/lib/desk/webhooks/webhook-reach'
import { newWebhookSecret } from '@/lib/desk/webhooks/webhook-signature'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { sealText } from '@/lib/platform/mail/sealed-text'

/** Shown once. */
export type IssuedSecret = { id: string; name: string; secret: string }

/** @throws AppError 403 for all but administrators, 400 */
export async function addEndpoint(
  actor: SessionUser,
  { isOn, ...form }: EndpointForm,
  browser: Browser,
): Promise<IssuedSecret> {
  assertCan(actor, 'create', 'accounts')
  assertReachable(form.url)
  await assertCommunitiesExist(form.communityIds)
  const secret = newWebhookSecret()
  return db.$transaction(async (tx) => {
    const { id } = await tx.webhookEndpoint.create({
      data: {
        ...form,
        secret: sealText(secret),
        madeByName: actor.username,
        offAt: isOn ? null : new Date(),
      },
    })
    await recordAccess(tx, {
      action: 'webhook.add',
      actor,
      browser,
      on: { entity: 'webhookEndpoint', id },
      after: form,
    })
    return { id, name: form.name, secret }
  })
}

/** Pending messages of an endpoint that is switched off are not sent. @throws AppError 403, 400, 404 */
export async function changeEndpoint(
  actor: SessionUser,
  id: string,
  { isOn, ...form }: EndpointForm,
  browser: Browser,
): Promise<void> {
  assertCan(actor, 'update', 'accounts')
  assertReachable(form.url)
  await db.$transaction(async (tx) => {
    const before = await tx.webhookEndpoint.findUnique({ where: { id } })
    if (!before) throw notFound('There is no such endpoint')
    const added = form.communityIds.filter((community) => !before.communityIds.includes(community))
    await assertCommunitiesExist(added, tx)
    const offAt = isOn ? null : (before.offAt ?? new Date())
    await tx.webhookEndpoint.update({
      where: { id },
      data: { ...form, offAt, ...(isOn && { offReason: null }) },
    })
    const { name, url, events, communityIds } = before
    await recordAccess(tx, {
      action: 'webhook.change',
      actor,
      browser,
      on: { entity: 'webhookEndpoint', id },
      before: { name, url, events, communityIds, isOn: !before.offAt },
      after: { ...form, isOn },
    })
  })
}

/** Also removes its delivery log. @throws AppError 403, 404 */
export async function removeEndpoint(actor: SessionUser, id: string, browser: Browser): Promise<void> {
  assertCan(actor, 'delete', 'accounts')
  await db.$transaction(async (tx) => {
    const [removed] = await tx.$queryRaw<{ name: string; url: string }[]>`
      delete from webhook_endpoints where id = ${id}::uuid returning name, url`
    if (!removed) throw notFound('There is no such endpoint')
    await tx.outboxItem.deleteMany({ where: { kind: LEAD_WEBHOOK, target: id } })
    await recordAccess(tx, {
      action: 'webhook.remove',
      actor,
      browser,
      on: { entity: 'webhookEndpoint', id },
      before: removed,
    })
  })
}
