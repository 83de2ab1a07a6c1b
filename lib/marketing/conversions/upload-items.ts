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
