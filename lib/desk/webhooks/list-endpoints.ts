import 'server-only'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import { LEAD_WEBHOOK } from '@/lib/desk/webhooks/lead-webhook'
import { isWebhookEvent, type WebhookEvent } from '@/lib/desk/webhooks/webhook-events'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import type { WebhookEndpoint } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'

export type ListedEndpoint = Pick<
  WebhookEndpoint,
  | 'id'
  | 'name'
  | 'url'
  | 'communityIds'
  | 'offAt'
  | 'offReason'
  | 'madeByName'
  | 'createdAt'
  | 'previousUntil'
> & {
  events: WebhookEvent[]
  /** Last success, and true when the latest message failed. */
  lastTakenAt: Date | null
  isFailing: boolean
}

const omit = { secret: true, previousSecret: true, updatedAt: true } as const

/** By name. @throws AppError 403 for all but administrators */
export async function listEndpoints(actor: SessionUser): Promise<ListedEndpoint[]> {
  assertCan(actor, 'read', 'accounts')
  return Promise.all(
    (await db.webhookEndpoint.findMany({ omit, orderBy: { name: 'asc' } })).map(withDeliveryState),
  )
}

/** @throws AppError 403, 404 */
export async function readEndpoint(actor: SessionUser, id: string): Promise<ListedEndpoint> {
  assertCan(actor, 'read', 'accounts')
  const found = isUuid(id) && (await db.webhookEndpoint.findUnique({ where: { id }, omit }))
  if (!found) throw notFound('There is no such endpoint')
  return withDeliveryState(found)
}

type Stored = Omit<WebhookEndpoint, 'secret' | 'previousSecret' | 'updatedAt'>

async function withDeliveryState(endpoint: Stored): Promise<ListedEndpoint> {
  const mine = { kind: LEAD_WEBHOOK, target: endpoint.id }
  const orderBy = [{ createdAt: 'desc' as const }, { id: 'desc' as const }]
  const [taken, latest] = await Promise.all([
    db.outboxItem.findFirst({ where: { ...mine, state: 'sent' }, orderBy, select: { finishedAt: true } }),
    db.outboxItem.findFirst({
      where: { ...mine, state: { not: 'done' }, attemptCount: { gt: 0 } },
      orderBy,
      select: { state: true, lastError: true },
    }),
  ])
  return {
    ...endpoint,
    events: endpoint.events.filter(isWebhookEvent),
    lastTakenAt: taken?.finishedAt ?? null,
    isFailing: latest !== null && latest.state !== 'sent' && latest.lastError !== null,
  }
}
