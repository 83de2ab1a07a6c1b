import 'server-only'
import { type EndpointManager, endpointsOf } from '@/lib/desk/webhooks/endpoint-access'
import { type EndpointForm, eventsFor } from '@/lib/desk/webhooks/endpoint-schema'
import { LEAD_WEBHOOK } from '@/lib/desk/webhooks/lead-webhook'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import type { WebhookEndpoint } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'

export type ListedEndpoint = Pick<
  WebhookEndpoint,
  | 'id'
  | 'name'
  | 'url'
  | 'apiKeyId'
  | 'communityIds'
  | 'offAt'
  | 'offReason'
  | 'madeByName'
  | 'createdAt'
  | 'previousUntil'
> & {
  events: EndpointForm['events']
  /** Of the key it belongs to; null for the company's own. */
  keyName: string | null
  /** Last success, and true when the latest message failed. */
  lastTakenAt: Date | null
  isFailing: boolean
}

const omit = { secret: true, previousSecret: true, updatedAt: true } as const
const include = { apiKey: { select: { name: true } } } as const

/** By name, for administrators those of some keys or all. @throws AppError 403 */
export async function listEndpoints(
  manager: EndpointManager,
  apiKeyIds?: string[],
): Promise<ListedEndpoint[]> {
  const mine = endpointsOf(manager, 'read')
  const where = { ...(apiKeyIds && { apiKeyId: { in: apiKeyIds } }), ...mine }
  const endpoints = await db.webhookEndpoint.findMany({ where, omit, include, orderBy: { name: 'asc' } })
  return Promise.all(endpoints.map(withDeliveryState))
}

/** @throws AppError 403, 404 */
export async function readEndpoint(manager: EndpointManager, id: string): Promise<ListedEndpoint> {
  const mine = endpointsOf(manager, 'read')
  const found = isUuid(id) && (await db.webhookEndpoint.findFirst({ where: { id, ...mine }, omit, include }))
  if (!found) throw notFound('There is no such endpoint')
  return withDeliveryState(found)
}

type Stored = Omit<WebhookEndpoint, 'secret' | 'previousSecret' | 'updatedAt'> & {
  apiKey: { name: string } | null
}

async function withDeliveryState({ apiKey, ...endpoint }: Stored): Promise<ListedEndpoint> {
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
    keyName: apiKey?.name ?? null,
    events: eventsFor(endpoint.apiKeyId).filter((event) => endpoint.events.includes(event)),
    lastTakenAt: taken?.finishedAt ?? null,
    isFailing: latest !== null && latest.state !== 'sent' && latest.lastError !== null,
  }
}
