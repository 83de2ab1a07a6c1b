import 'server-only'
import { AD_CONVERSION, AD_CORRECTION, ADS_CHANNEL, conversionKey } from '@/lib/conversions/kinds'
import type { Tx } from '@/lib/db'
import { enqueue } from '@/lib/outbox/enqueue'

/** Plans that an upload is sent, once more where it was sent before: the platform knows it by its transaction id. */
export async function sendUpload(tx: Tx, id: string, words: string | null = null): Promise<void> {
  const data = {
    state: 'waiting',
    reason: null,
    correction: null,
    correctionReason: null,
    correctedAt: null,
    words,
  }
  const { tourRequestId } = await tx.conversionUpload.update({ where: { id }, data })
  if (tourRequestId) await enqueue(tx, itemOf(AD_CONVERSION, id, tourRequestId))
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
