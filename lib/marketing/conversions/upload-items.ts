import 'server-only'
import { AD_CONVERSION, AD_CORRECTION, conversionKey } from '@/lib/marketing/conversions/kinds'
import type { Tx } from '@/lib/platform/database/db'
import type { Kind } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'

const RIGHT = { correction: null, correctionReason: null, correctedAt: null }

/** Queues an upload, also again: the platform recognizes it by its transaction id. */
export async function sendUpload(tx: Tx, id: string, words: string | null = null): Promise<void> {
  const data = { ...RIGHT, state: 'waiting', reason: null, words }
  const { tourRequestId } = await tx.conversionUpload.update({ where: { id }, data })
  if (tourRequestId) await enqueue(tx, itemOf(AD_CONVERSION, id, tourRequestId))
}

/**
 * Notes that a platform did not keep what it had taken: the lead is marked as reported only where another
 * platform has it, and the export files list it again.
 */
export async function markNotTaken(tx: Tx, id: string): Promise<void> {
  const { tourRequestId, tier } = await tx.conversionUpload.update({
    where: { id },
    data: { acceptedAt: null },
  })
  if (!tourRequestId) return
  const { _min } = await tx.conversionUpload.aggregate({
    where: { tourRequestId, tier, acceptedAt: { not: null } },
    _min: { acceptedAt: true },
  })
  const data =
    tier === 1 ? { conversionTier1SentAt: _min.acceptedAt } : { conversionTier2SentAt: _min.acceptedAt }
  await tx.tourRequest.updateMany({ where: { id: tourRequestId }, data })
}

/** Removes an upload from the correction files; the platform was never told otherwise. */
export async function unlistUpload(tx: Tx, id: string): Promise<void> {
  await tx.conversionUpload.update({ where: { id }, data: RIGHT })
}

export async function correctUpload(tx: Tx, upload: { id: string; tourRequestId: string }): Promise<void> {
  await enqueue(tx, itemOf(AD_CORRECTION, upload.id, upload.tourRequestId))
}

function itemOf(kind: Kind, uploadId: string, tourRequestId: string) {
  return {
    kind,
    dedupKey: conversionKey(kind, uploadId),
    onRepeat: 'replace' as const,
    tourRequestId,
    payload: { uploadId },
  }
}
