import 'server-only'
import * as z from 'zod'
import { googleAccount } from '@/lib/marketing/conversions/ad-accounts'
import { ingest } from '@/lib/marketing/conversions/google-api'
import { googleEvent } from '@/lib/marketing/conversions/google-event'
import { AD_CORRECTION } from '@/lib/marketing/conversions/kinds'
import { readUpload, reportedLead } from '@/lib/marketing/conversions/reported-lead'
import { outcomeOf } from '@/lib/marketing/conversions/send-conversion'
import { VendorError } from '@/lib/marketing/conversions/vendor-request'
import { db } from '@/lib/platform/database/db'
import { defineHandler, type Outcome } from '@/lib/platform/outbox/define-handler'

/** Not zero, which is final at Google (Help, answer 7686447); spam may turn out to be a family. */
const RESTATED_VALUE = 0.01

/** Restates a wrong conversion at Google. Failures are listed for manual correction. */
export const adCorrection = defineHandler({
  kind: AD_CORRECTION,
  concurrency: 1,
  payload: z.object({ uploadId: z.uuid() }),
  async handle({ startedAt }, { uploadId }, signal): Promise<Outcome> {
    const upload = await readUpload(db, uploadId)
    const account = googleAccount()
    if (upload?.correction !== 'waiting') return { outcome: 'done' }
    if (!account || upload.tourRequest.erasedAt) {
      return { outcome: 'permanent-failure', response: 'It cannot be restated any more' }
    }
    try {
      const event = { ...googleEvent(reportedLead(upload)), conversionValue: RESTATED_VALUE }
      const { requestId } = await ingest(account, upload.tier, event, { signal })
      await db.conversionUpload.updateMany({
        where: { id: uploadId, correction: 'waiting' },
        data: { correction: 'restated', correctedAt: startedAt },
      })
      return { outcome: 'sent', response: `Restated by Google, request ${requestId}` }
    } catch (error) {
      if (!(error instanceof VendorError)) throw error
      return outcomeOf(error)
    }
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
