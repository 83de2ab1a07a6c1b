import 'server-only'
import * as z from 'zod'
import { googleAccount } from '@/lib/marketing/conversions/ad-accounts'
import { ingest } from '@/lib/marketing/conversions/google-api'
import { googleEvent } from '@/lib/marketing/conversions/google-event'
import { AD_CORRECTION } from '@/lib/marketing/conversions/kinds'
import { outcomeOf } from '@/lib/marketing/conversions/send-conversion'
import { readUpload, toldLead } from '@/lib/marketing/conversions/told-lead'
import { VendorError } from '@/lib/marketing/conversions/vendor-request'
import { db } from '@/lib/platform/database/db'
import { defineHandler, type Outcome } from '@/lib/platform/outbox/define-handler'

/** What is restated to zero Google never changes again (its Help, answer 7686447), and spam may turn out to be a family. */
export const RESTATED_VALUE = 0.01

/** Restates at Google what turned out to be no conversion. What cannot be restated is listed for whoever looks after the account. */
export const adCorrection = defineHandler({
  kind: AD_CORRECTION,
  atOnce: 1,
  payload: z.object({ uploadId: z.uuid() }),
  async handle({ startedAt }, { uploadId }, signal): Promise<Outcome> {
    const upload = await readUpload(db, uploadId)
    const account = googleAccount()
    if (upload?.correction !== 'waiting') return { outcome: 'done' }
    if (!account || upload.tourRequest.erasedAt) {
      return { outcome: 'permanent-failure', response: 'It cannot be restated any more' }
    }
    try {
      const event = { ...googleEvent(toldLead(upload)), conversionValue: RESTATED_VALUE }
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
