import 'server-only'
import type { Tx } from '@/lib/platform/database/db'

type Lead = { id: string; phoneE164: string | null }

/** True when the family agreed to texts about a request at its current number (B9). */
export async function hasAgreedToTexts(tx: Tx, { id, phoneE164 }: Lead): Promise<boolean> {
  if (!phoneE164) return false
  const where = { tourRequestId: id, kind: 'texts', granted: true, phoneE164 }
  return (await tx.leadConsent.count({ where })) > 0
}
