import 'server-only'
import { db } from '@/lib/platform/database/db'
import { faultText } from '@/lib/platform/outbox/fault-text'
import { reportError } from '@/lib/platform/report-error'

/**
 * Fails a row that cannot be claimed, run or recorded because of a fault of our own, so that others proceed.
 * It waits for staff at /admin/health (decision 097).
 */
export async function setAside(id: string, error: unknown, { wasSent = false } = {}): Promise<void> {
  reportError(error, { event: 'set aside', itemId: id })
  const words = wasSent ? `Sent, but not recorded (${faultText(error)})` : faultText(error)
  await db.$transaction([
    // A row whose attempts are ahead of its count could not be claimed again.
    db.$executeRaw`
      update outbox_items item set state = 'failed', last_error = ${words}, set_aside_at = now(),
        finished_at = clock_timestamp(), lease_owner = null, lease_expires_at = null,
        attempt_count = greatest(attempt_count, coalesce((select max(number) from outbox_attempts where item_id = item.id), 0))
      where id = ${id}::uuid`,
    db.$executeRaw`
      update outbox_attempts set finished_at = clock_timestamp(), outcome = 'temporary-failure', response = ${words}
      where item_id = ${id}::uuid and finished_at is null`,
  ])
}

/** Rows that wait for staff. @returns null when there are none */
export async function setAsideItems(): Promise<{ count: number; words: string } | null> {
  const [row] = await db.$queryRaw<{ count: number; words: string | null }[]>`
    select count(*)::int as count, (array_agg(kind || ': ' || last_error order by set_aside_at desc))[1] as words
    from outbox_items where set_aside_at is not null and state = 'failed'`
  return row?.count ? { count: row.count, words: row.words ?? '' } : null
}
