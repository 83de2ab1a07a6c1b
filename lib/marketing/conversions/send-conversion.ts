import 'server-only'
import { addMinutes, subDays } from 'date-fns'
import * as z from 'zod'
import { googleAccount, metaAccount } from '@/lib/marketing/conversions/ad-accounts'
import { ingest } from '@/lib/marketing/conversions/google-api'
import { googleEvent, googleMatch } from '@/lib/marketing/conversions/google-event'
import {
  AD_CONVERSION,
  AD_CONVERSION_STATUS,
  ADS_CHANNEL,
  conversionKey,
} from '@/lib/marketing/conversions/kinds'
import { sendToMeta } from '@/lib/marketing/conversions/meta-api'
import { metaEvent, metaMatch } from '@/lib/marketing/conversions/meta-event'
import {
  readUpload,
  reportedLead,
  type UploadToSend,
  whyNotReported,
} from '@/lib/marketing/conversions/reported-lead'
import { isVendor, OLDEST_DAYS, VENDOR_NAMES } from '@/lib/marketing/conversions/upload-states'
import { VendorError } from '@/lib/marketing/conversions/vendor-request'
import { db } from '@/lib/platform/database/db'
import { defineHandler, type Outcome } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'

/** Google's verdict takes some minutes at least. */
const FIRST_LOOK_MIN = 15

type Taken = { matchedBy: string; vendorRequest: string | null; warnings: string[]; words: string }

/** Sends one conversion to its platform; repeats are recognized by the transaction id. */
export const adConversion = defineHandler({
  kind: AD_CONVERSION,
  concurrency: 2,
  payload: z.object({ uploadId: z.uuid() }),
  async handle(item, { uploadId }, signal): Promise<Outcome> {
    const upload = await readUpload(db, uploadId)
    if (!upload) return { outcome: 'done' }
    const reason = whyNotReported(upload.tourRequest)
    if (reason) {
      await db.conversionUpload.update({ where: { id: uploadId }, data: { state: 'withdrawn', reason } })
      return { outcome: 'done' }
    }
    try {
      const taken = await report(upload, item.startedAt, signal)
      await keepTaken(upload, taken, item.startedAt)
      return { outcome: 'sent', response: taken.words }
    } catch (error) {
      if (!(error instanceof VendorError)) throw error
      return outcomeOf(error)
    }
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

/** Outbox outcome for a platform's error. */
export function outcomeOf({ message, details }: VendorError): Outcome {
  const { permanent, status, waitS } = details
  return permanent
    ? { outcome: 'permanent-failure', response: message, responseCode: status }
    : { outcome: 'temporary-failure', response: message, responseCode: status, ...(waitS && { waitS }) }
}

function report(upload: UploadToSend, now: Date, signal: AbortSignal): Promise<Taken> {
  const { vendor, happenedAt } = upload
  if (!isVendor(vendor)) throw new Error(`there is no platform ${vendor}`)
  if (happenedAt < subDays(now, OLDEST_DAYS[vendor])) {
    throw final(`It is older than ${OLDEST_DAYS[vendor]} days: ${VENDOR_NAMES[vendor]} takes it no more`)
  }
  return vendor === 'google' ? reportToGoogle(upload, signal) : reportToMeta(upload, signal)
}

async function reportToGoogle(upload: UploadToSend, signal: AbortSignal): Promise<Taken> {
  const account = googleAccount()
  if (!account) throw final('Google Ads is not connected')
  const event = googleEvent(reportedLead(upload))
  const matchedBy = googleMatch(event)
  if (!matchedBy) throw final('There is neither a click nor a contact by which Google knows them')
  const { requestId, warnings } = await ingest(account, upload.tier, event, { signal })
  return { matchedBy, vendorRequest: requestId, warnings, words: `Taken by Google, request ${requestId}` }
}

async function reportToMeta(upload: UploadToSend, signal: AbortSignal): Promise<Taken> {
  const account = metaAccount()
  if (!account) throw final('Meta is not connected')
  const event = metaEvent(account, reportedLead(upload))
  const matchedBy = metaMatch(event)
  if (!matchedBy) throw final('There is neither a click nor a contact by which Meta knows them')
  const { trace, warnings } = await sendToMeta(account, event, { signal })
  return { matchedBy, vendorRequest: trace || null, warnings, words: 'Meta received 1 event' }
}

const final = (words: string) => new VendorError(words, { permanent: true, status: null })

/** Sets the lead's first reporting time (reading 21) and schedules Google's verdict. */
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
    if (vendor !== 'google') return
    await enqueue(tx, {
      kind: AD_CONVERSION_STATUS,
      channel: ADS_CHANNEL,
      dedupKey: conversionKey(AD_CONVERSION_STATUS, id),
      onRepeat: 'replace',
      dueAt: addMinutes(at, FIRST_LOOK_MIN),
      tourRequestId,
      payload: { uploadId: id },
    })
  })
}
