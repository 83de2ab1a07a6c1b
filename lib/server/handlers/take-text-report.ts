import 'server-only'
import { readStatusReport } from '@/lib/platform/texts/status-report'
import { isUuid } from '@/lib/platform/uuid'
import { takeReport } from '@/lib/server/handlers/take-report'

/** Keeps what the text service reports about the text of an outbox row. A row that is gone, or a report that says nothing new, changes nothing. */
export async function takeTextReport(deliveryId: string | null, form: URLSearchParams): Promise<void> {
  const told = readStatusReport(form, new Date().toISOString())
  if (told && deliveryId && isUuid(deliveryId)) await takeReport(deliveryId, told)
}
