import 'server-only'
import * as z from 'zod'
import { googleAccount } from '@/lib/marketing/conversions/ad-accounts'
import { type GoogleVerdict, googleVerdict } from '@/lib/marketing/conversions/google-api'
import { AD_CONVERSION_STATUS } from '@/lib/marketing/conversions/kinds'
import { outcomeOf } from '@/lib/marketing/conversions/send-conversion'
import { sendUpload } from '@/lib/marketing/conversions/upload-items'
import { VendorError } from '@/lib/marketing/conversions/vendor-request'
import { db } from '@/lib/platform/database/db'
import { defineHandler, type Outcome } from '@/lib/platform/outbox/define-handler'

const ASK_AGAIN_S = 30 * 60

/** Errors for duplicates, which count as success, and Google's internal error. */
const KNOWN = ['DUPLICATE_TRANSACTION_ID', 'DUPLICATE_GCLID']
const PASSING = 'INTERNAL_ERROR'

/** Polls Google's verdict on an accepted conversion. */
export const adConversionStatus = defineHandler({
  kind: AD_CONVERSION_STATUS,
  concurrency: 2,
  payload: z.object({ uploadId: z.uuid() }),
  async handle(_, { uploadId }, signal): Promise<Outcome> {
    const upload = await db.conversionUpload.findUnique({ where: { id: uploadId } })
    const account = googleAccount()
    if (!account || !upload?.vendorRequest || upload.state !== 'accepted') return { outcome: 'done' }
    try {
      const verdict = await googleVerdict(account, upload.vendorRequest, signal)
      if (verdict.status === 'PROCESSING') {
        return { outcome: 'temporary-failure', response: 'Google is still at it', waitS: ASK_AGAIN_S }
      }
      await keepVerdict(upload, verdict)
      return { outcome: 'done' }
    } catch (error) {
      if (!(error instanceof VendorError)) throw error
      return outcomeOf(error)
    }
  },
})

async function keepVerdict(
  { id, warnings }: { id: string; warnings: string[] },
  { status, errors, warnings: later }: GoogleVerdict,
): Promise<void> {
  const serious = errors.filter((reason) => !KNOWN.includes(reason))
  const words = errors.length > 0 ? `${status}: ${errors.join(', ')}` : status
  const isCounted = status === 'SUCCESS' || (errors.length > 0 && serious.length === 0)
  await db.$transaction(async (tx) => {
    if (!isCounted && serious.length > 0 && serious.every((reason) => reason === PASSING)) {
      await sendUpload(tx, id, words)
      return
    }
    const data = { state: isCounted ? 'confirmed' : 'refused', words, warnings: [...warnings, ...later] }
    await tx.conversionUpload.update({ where: { id }, data })
  })
}
