import 'server-only'
import * as z from 'zod'
import type { Tx } from '@/lib/platform/database/db'
import type { LeasedItem, Settled } from '@/lib/platform/outbox/define-handler'

/** Delivery statuses in the order in which they are reported. */
const RECEIPT_STATUSES = ['queued', 'sent', 'delivered', 'undelivered', 'failed'] as const

const receiptSchema = z.object({
  of: z.string(),
  status: z.literal(RECEIPT_STATUSES),
  words: z.string().nullable(),
  code: z.number().nullable(),
  /** ISO, UTC. */
  at: z.string(),
})

export type Receipt = z.output<typeof receiptSchema>

type Recorded = { tourRequestId: string | null; settled: Settled | null }

type Row = LeasedItem & { state: string; receipt: unknown }

/** The delivery report of a row's last message, or null. */
export function receiptOf({
  messageId,
  receipt,
}: {
  messageId: string | null
  receipt: unknown
}): Receipt | null {
  const report = receiptSchema.safeParse(receipt).data
  return report && report.of === messageId ? report : null
}

const FINAL = ['delivered', 'undelivered', 'failed']

/** Reports can arrive out of order; none counts after a final one. */
function isNewer(known: unknown, report: Receipt): boolean {
  const before = receiptSchema.safeParse(known).data
  if (before?.of !== report.of) return true
  if (FINAL.includes(before.status)) return false
  return RECEIPT_STATUSES.indexOf(report.status) > RECEIPT_STATUSES.indexOf(before.status)
}

/**
 * Stores a delivery report. An undelivered message fails its row, and `settled` is then for its handler.
 * A report that comes before the worker recorded the sending waits in the row. @returns null without news
 */
export async function recordReceipt(tx: Tx, id: string, report: Receipt): Promise<Recorded | null> {
  const [row] = await tx.$queryRaw<Row[]>`
    select id, kind, channel, target, payload, attempt_count as number, asked_at as "askedAt", now()::timestamptz(3) as "startedAt",
      tour_request_id as "tourRequestId", request_id as "requestId", message_id as "messageId", "from", reply_to as "replyTo",
      subject, "text", html, calendar, state, receipt
    from outbox_items where id = ${id}::uuid and channel in ('text', 'push') for update`
  if (!row || !isNewer(row.receipt, report)) return null
  const { state, receipt: _, ...item } = row
  const isAboutThis = state === 'sent' && row.messageId === report.of
  if (state === 'sent' && !isAboutThis) return null
  const isUndelivered = isAboutThis && (report.status === 'undelivered' || report.status === 'failed')
  await tx.outboxItem.update({
    where: { id },
    data: { receipt: report, ...(isUndelivered && { state: 'failed', lastError: report.words }) },
  })
  const response = report.words ?? report.status
  const result = { outcome: 'permanent-failure', response, responseCode: report.code } as const
  return {
    tourRequestId: item.tourRequestId,
    settled: isUndelivered ? { item, state: 'failed', result } : null,
  }
}
