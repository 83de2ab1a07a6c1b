import 'server-only'
import { AD_CONVERSION, AD_CORRECTION, ADS_CHANNEL, conversionKey } from '@/lib/marketing/conversions/kinds'
import type { Tx } from '@/lib/platform/database/db'
import { enqueue } from '@/lib/platform/outbox/enqueue'

/** Not, or no longer, found to be wrong. */
const RIGHT = { correction: null, correctionReason: null, correctedAt: null }

/** Plans that an upload is sent, once more where it was sent before: the platform knows it by its transaction id. */
export async function sendUpload(tx: Tx, id: string, words: string | null = null): Promise<void> {
  const data = { ...RIGHT, state: 'waiting', reason: null, words }
  const { tourRequestId } = await tx.conversionUpload.update({ where: { id }, data })
  if (tourRequestId) await enqueue(tx, itemOf(AD_CONVERSION, id, tourRequestId))
}

/** Takes an upload off the files of corrections: it was right after all, and the platform was told nothing else. */
export async function unlistUpload(tx: Tx, id: string): Promise<void> {
  await tx.conversionUpload.update({ where: { id }, data: RIGHT })
}

/** Plans that what a platform took is restated. */
export async function correctUpload(tx: Tx, upload: { id: string; tourRequestId: string }): Promise<void> {
  await enqueue(tx, itemOf(AD_CORRECTION, upload.id, upload.tourRequestId))
}

/** The row by which it travels. */
function itemOf(kind: string, uploadId: string, tourRequestId: string) {
  return {
    kind,
    channel: ADS_CHANNEL,
    dedupKey: conversionKey(kind, uploadId),
    onRepeat: 'replace' as const,
    tourRequestId,
    payload: { uploadId },
  }
}
