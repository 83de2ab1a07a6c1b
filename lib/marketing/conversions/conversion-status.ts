import 'server-only'
import * as z from 'zod'
import { senderOf } from '@/lib/marketing/conversions/conversion-platforms'
import { AD_CONVERSION_STATUS } from '@/lib/marketing/conversions/kinds'
import { markNotTaken, sendUpload } from '@/lib/marketing/conversions/upload-items'
import { db } from '@/lib/platform/database/db'
import { defineHandler } from '@/lib/platform/outbox/define-handler'

const ASK_AGAIN_S = 30 * 60

/** Polls the platform's verdict on an accepted conversion. */
export const adConversionStatus = defineHandler({
  ...AD_CONVERSION_STATUS,
  afterRestore: 'hold',
  concurrency: 2,
  payload: z.object({ uploadId: z.uuid() }),
  async handle(_, { uploadId: id }, signal) {
    const upload = await db.conversionUpload.findUnique({ where: { id } })
    const { api, platform } = senderOf(upload?.vendor ?? '') ?? {}
    if (!upload?.vendorRequest || upload.state !== 'accepted' || !api?.isSet() || !api.verdictOn)
      return { outcome: 'done' }
    const { state, words, warnings } = await api.verdictOn(upload.vendorRequest, signal)
    if (state === 'pending') {
      const response = `${platform?.name} is still processing`
      return { outcome: 'temporary-failure', response, waitS: ASK_AGAIN_S }
    }
    await db.$transaction(async (tx) => {
      if (state !== 'confirmed') await markNotTaken(tx, id)
      if (state === 'send-again') return sendUpload(tx, id, words)
      const data = { state, words, warnings: [...upload.warnings, ...warnings] }
      await tx.conversionUpload.update({ where: { id }, data })
    })
    return { outcome: 'done' }
  },
})
