import 'server-only'
import { addMinutes, subDays } from 'date-fns'
import * as z from 'zod'
import type { Taken } from '@/lib/marketing/conversions/conversion-platform'
import { senderOf } from '@/lib/marketing/conversions/conversion-platforms'
import { AD_CONVERSION, AD_CONVERSION_STATUS, conversionKey } from '@/lib/marketing/conversions/kinds'
import {
  readUpload,
  reportedLead,
  type UploadToSend,
  whyNotReported,
} from '@/lib/marketing/conversions/reported-lead'
import { db } from '@/lib/platform/database/db'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'

/** A verdict takes some minutes at least. */
const FIRST_LOOK_MIN = 15

/** Sends one conversion to its platform; repeats are recognized by the transaction id. */
export const adConversion = defineHandler({
  ...AD_CONVERSION,
  afterRestore: 'hold',
  concurrency: 2,
  payload: z.object({ uploadId: z.uuid() }),
  async handle(item, { uploadId }, signal) {
    const upload = await readUpload(db, uploadId)
    if (!upload) return { outcome: 'done' }
    const reason = await whyNotReported(db, upload.tourRequest)
    if (reason) {
      await db.conversionUpload.update({ where: { id: uploadId }, data: { state: 'withdrawn', reason } })
      return { outcome: 'done' }
    }
    const taken = await report(upload, item.startedAt, signal)
    await keepTaken(upload, taken, item.startedAt)
    return { outcome: 'sent', response: taken.words }
  },
  async settled(tx, settled) {
    for (const { item, state, result } of settled) {
      const { uploadId } = item.payload as { uploadId: string }
      if (state !== 'failed' || !('response' in result)) continue
      const data = { state: 'refused', words: result.response }
      await tx.conversionUpload.updateMany({ where: { id: uploadId, state: 'waiting' }, data })
    }
  },
})

async function report(upload: UploadToSend, now: Date, signal: AbortSignal): Promise<Taken> {
  const sender = senderOf(upload.vendor)
  if (!sender) throw new Error(`there is no platform ${upload.vendor}`)
  const { platform, api } = sender
  if (upload.happenedAt < subDays(now, api.oldestDays))
    throw final(`Too old: ${platform.product} accepts conversions up to ${api.oldestDays} days old`)
  const taken = await api.send(reportedLead(upload), signal)
  if (!taken) throw final(`${platform.name} needs an ad click, email address or phone number`)
  return taken
}

const final = (words: string) => new OutsideError(words, { isPermanent: true })

/** Sets the lead's first reporting time (reading 21) and schedules the platform's verdict, if any. */
async function keepTaken(
  { id, vendor, tier, tourRequestId }: UploadToSend,
  taken: Taken,
  at: Date,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const data = { state: 'accepted', reason: null, acceptedAt: at, ...taken }
    await tx.conversionUpload.update({ where: { id }, data })
    const sentAt = tier === 1 ? 'conversionTier1SentAt' : 'conversionTier2SentAt'
    await tx.tourRequest.updateMany({ where: { id: tourRequestId, [sentAt]: null }, data: { [sentAt]: at } })
    if (!senderOf(vendor)?.api.verdictOn) return
    await enqueue(tx, {
      kind: AD_CONVERSION_STATUS,
      dedupKey: conversionKey(AD_CONVERSION_STATUS, id),
      onRepeat: 'replace',
      dueAt: addMinutes(at, FIRST_LOOK_MIN),
      tourRequestId,
      payload: { uploadId: id },
    })
  })
}
