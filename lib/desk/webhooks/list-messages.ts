import 'server-only'
import * as z from 'zod'
import { type EndpointManager, endpointsOf } from '@/lib/desk/webhooks/endpoint-access'
import { LEAD_WEBHOOK } from '@/lib/desk/webhooks/lead-webhook'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { readPage } from '@/lib/platform/http/read-page'

const PAGE_SIZE = 25

const line = {
  id: true,
  payload: true,
  state: true,
  attemptCount: true,
  createdAt: true,
  finishedAt: true,
  dueAt: true,
  lastError: true,
  tourRequest: { select: { id: true, name: true } },
  attempts: { orderBy: { number: 'desc' }, take: 1, select: { response: true } },
} as const

const eventSchema = z.object({ event: z.string() })

/** The endpoint's delivery log, newest first. @throws AppError 403, 404 */
export async function listMessages(manager: EndpointManager, endpointId: string, page: number | 'last') {
  const mine = endpointsOf(manager, 'read')
  const endpoint = await db.webhookEndpoint.count({ where: { id: endpointId, ...mine } })
  if (endpoint === 0) throw notFound('There is no such endpoint')
  const where = { kind: LEAD_WEBHOOK, target: endpointId }
  const { rows, ...list } = await readPage(
    { search: '', page, pageSize: PAGE_SIZE },
    {
      ids: async ({ skip, take, fromEnd }) => {
        const orderBy = orderOf(fromEnd ? 'asc' : 'desc')
        return (await db.outboxItem.findMany({ where, orderBy, skip, take, select: { id: true } })).map(
          ({ id }) => id,
        )
      },
      rows: (ids) => db.outboxItem.findMany({ where: { id: { in: ids } }, select: line }),
      count: (take) => db.outboxItem.count({ where, take, orderBy: orderOf('desc') }),
    },
  )
  const messages = rows.map(({ payload, attempts, ...row }) => ({
    ...row,
    event: eventSchema.parse(payload).event,
    words: row.lastError ?? attempts[0]?.response ?? null,
  }))
  return { ...list, messages }
}

export type ListedMessage = Awaited<ReturnType<typeof listMessages>>['messages'][number]

const orderOf = (direction: 'asc' | 'desc') => [{ createdAt: direction }, { id: direction }]
