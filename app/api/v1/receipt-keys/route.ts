import { forKeys, partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { getReceiptKeysOperation } from '@/lib/desk/api/partner-operations'
import { receiptKeys } from '@/lib/leads/partner-leads/receipt'
import { openRead } from '@/lib/platform/http/operation'

/** Public keys that verify receipts. */
export const GET = forKeys(openRead(getReceiptKeysOperation, () => receiptKeys()))

export const OPTIONS = partnerPreflight('GET', 'HEAD')
