import { getReceiptKeysOperation } from '@/lib/desk/api/partner-operations'
import { receiptKeys } from '@/lib/leads/partner-leads/receipt'
import { openRead } from '@/lib/platform/http/operation'

/** Public keys that verify receipts. */
export const GET = openRead(getReceiptKeysOperation, () => receiptKeys())
