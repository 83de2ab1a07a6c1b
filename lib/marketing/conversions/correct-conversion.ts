import 'server-only'
import * as z from 'zod'
import { senderOf } from '@/lib/marketing/conversions/conversion-platforms'
import { AD_CORRECTION } from '@/lib/marketing/conversions/kinds'
import { readUpload, reportedLead } from '@/lib/marketing/conversions/reported-lead'
import { db } from '@/lib/platform/database/db'
import { defineHandler } from '@/lib/platform/outbox/define-handler'

/** Restates a wrong conversion at its platform. Failures are listed for manual correction. */
export const adCorrection = defineHandler({
  ...AD_CORRECTION,
  afterRestore: 'hold',
  concurrency: 1,
  payload: z.object({ uploadId: z.uuid() }),
  async handle({ startedAt }, { uploadId }, signal) {
    const upload = await readUpload(db, uploadId)
    if (upload?.correction !== 'waiting') return { outcome: 'done' }
    const { api } = senderOf(upload.vendor) ?? {}
    if (!api?.isSet() || !api.restate || upload.tourRequest.erasedAt)
      return { outcome: 'permanent-failure', response: 'It can no longer be corrected' }
    const response = await api.restate.send(reportedLead(upload), signal)
    await db.conversionUpload.updateMany({
      where: { id: uploadId, correction: 'waiting' },
      data: { correction: 'restated', correctedAt: startedAt },
    })
    return { outcome: 'sent', response }
  },
  async settled(tx, settled) {
    for (const { item, state, result } of settled) {
      if (state !== 'failed') continue
      const { uploadId } = item.payload as { uploadId: string }
      const words = 'response' in result ? result.response : null
      const data = { correction: 'listed', correctedAt: item.startedAt, words }
      await tx.conversionUpload.updateMany({ where: { id: uploadId, correction: 'waiting' }, data })
    }
  },
})
