import 'server-only'
import { readStatusReport } from '@/lib/platform/texts/status-report'
import { isUuid } from '@/lib/platform/uuid'
import { recordDeliveryReport } from '@/lib/server/handlers/record-delivery-report'

/** Records a status report of the text service; unknown rows and repeated reports are ignored. */
export async function recordTextReport(deliveryId: string | null, form: URLSearchParams): Promise<void> {
  const told = readStatusReport(form, new Date().toISOString())
  if (told && deliveryId && isUuid(deliveryId)) await recordDeliveryReport(deliveryId, told)
}
