import 'server-only'
import * as z from 'zod'
import type { Tx } from '@/lib/platform/database/db'
import type { LeasedItem, Settled } from '@/lib/platform/outbox/define-handler'

/** What the other side says after it has taken a message, in the order in which it may say it. */
const RECEIPT_STATUSES = ['queued', 'sent', 'delivered', 'undelivered', 'failed'] as const

const receiptSchema = z.object({
  /** The message it is about: one that was sent again has another. */
  of: z.string(),
  status: z.literal(RECEIPT_STATUSES),
  /** Why it did not arrive. */
  words: z.string().nullable(),
  code: z.number().nullable(),
  /** ISO, UTC. */
  at: z.string(),
})

export type Receipt = z.output<typeof receiptSchema>

type Recorded = { tourRequestId: string | null; settled: Settled | null }

type Row = LeasedItem & { state: string; receipt: unknown }

/** What was reported about the message that a row sent last, null when nothing was. */
export function receiptOf({
  messageId,
  receipt,
}: {
  messageId: string | null
  receipt: unknown
}): Receipt | null {
  const told = receiptSchema.safeParse(receipt).data
  return told && told.of === messageId ? told : null
}

const LAST_WORDS = ['delivered', 'undelivered', 'failed']

/** Reports may overtake each other; after a last word nothing counts. */
function isNews(known: unknown, told: Receipt): boolean {
  const before = receiptSchema.safeParse(known).data
  if (before?.of !== told.of) return true
  if (LAST_WORDS.includes(before.status)) return false
  return RECEIPT_STATUSES.indexOf(told.status) > RECEIPT_STATUSES.indexOf(before.status)
}

/**
 * Keeps what was reported about a row's message. When it did not arrive the row is a failed one from now on, as if the other side had
 * refused it at once, and `settled` is for the handler of its kind to draw the consequences. A report that comes before the worker
 * has written down that the message was taken waits in the row for that (lib/platform/outbox/settle.ts).
 * @returns null when it says nothing new
 */
export async function recordReceipt(tx: Tx, id: string, told: Receipt): Promise<Recorded | null> {
  const [row] = await tx.$queryRaw<Row[]>`
    select id, kind, channel, target, payload, attempt_count as number, asked_at as "askedAt", now()::timestamptz(3) as "startedAt",
      tour_request_id as "tourRequestId", request_id as "requestId", message_id as "messageId", "from", reply_to as "replyTo",
      subject, "text", html, calendar, state, receipt
    from outbox_items where id = ${id}::uuid and channel in ('text', 'push') for update`
  if (!row || !isNews(row.receipt, told)) return null
  const { state, receipt: _, ...item } = row
  const isAboutThis = state === 'sent' && row.messageId === told.of
  if (state === 'sent' && !isAboutThis) return null
  const hasFailed = isAboutThis && (told.status === 'undelivered' || told.status === 'failed')
  await tx.outboxItem.update({
    where: { id },
    data: { receipt: told, ...(hasFailed && { state: 'failed', lastError: told.words }) },
  })
  const response = told.words ?? told.status
  const result = { outcome: 'permanent-failure', response, responseCode: told.code } as const
  return { tourRequestId: item.tourRequestId, settled: hasFailed ? { item, state: 'failed', result } : null }
}
