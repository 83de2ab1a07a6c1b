import { receiptKeys } from '@/lib/leads/partner-leads/receipt'
import { route } from '@/lib/platform/http/route'

/** Public keys that verify receipts (receiptKeysSchema). */
export const GET = route<unknown>(async () =>
  Response.json(await receiptKeys(), { headers: { 'cache-control': 'public, max-age=300' } }),
)
