import 'server-only'
import { randomUUID } from 'node:crypto'
import { tellPartners } from '@/lib/desk/partner-events/tell-partners'
import { LEAD_WEBHOOK, leadWebhook } from '@/lib/desk/webhooks/lead-webhook'
import type { WebhookEvent } from '@/lib/desk/webhooks/webhook-events'
import type { Tx } from '@/lib/platform/database/db'
import { enqueue } from '@/lib/platform/outbox/enqueue'

const EVENT = 'lead.erased' satisfies WebhookEvent

/** Tells partners and endpoints of erased leads. Without tourRequestId: the lead's other rows are deleted. */
export async function notifyErased(tx: Tx, leadIds: string[], at = new Date()): Promise<void> {
  await tellPartners(tx, { type: EVENT, leadIds, causeId: randomUUID() })
  const endpoints = await tx.webhookEndpoint.findMany({
    where: { apiKeyId: null, offAt: null, events: { has: EVENT } },
    select: { id: true, communityIds: true },
  })
  if (endpoints.length === 0) return
  const leads = await tx.tourRequest.findMany({
    where: { id: { in: leadIds } },
    select: { id: true, communityId: true },
  })
  const items = endpoints.flatMap(({ id, communityIds }) =>
    leads
      .filter(({ communityId }) => communityIds.length === 0 || communityIds.includes(communityId ?? ''))
      .map((lead) => ({
        kind: leadWebhook,
        target: id,
        dedupKey: `${LEAD_WEBHOOK}:${id}:erased:${lead.id}`,
        payload: { event: EVENT, leadId: lead.id, at: at.toISOString() },
      })),
  )
  await enqueue(tx, ...items)
}
