import 'server-only'
import { holdInformation } from '@/lib/leads/intake/information-request'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { mailDownload } from '@/lib/leads/resources/download-mail'
import { guideDirectory } from '@/lib/leads/resources/guide-directory'
import { callOf, inquirerOf, readGuideRequest, readReader } from '@/lib/leads/resources/guide-request'
import { downloadLeadKey } from '@/lib/leads/resources/lead-key'
import { storeDownload } from '@/lib/leads/resources/store-download'
import { download } from '@/lib/leads/sources/download'
import { guideRequest } from '@/lib/leads/sources/guide-request'
import { named } from '@/lib/leads/tour-requests/directory'
import { informationLead, storeKeptInformation } from '@/lib/leads/tour-requests/information-lead'
import { type FormToKeep, visitorOf } from '@/lib/leads/tour-requests/journaled-lead'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import { type FormReplay, storeJournaled } from '@/lib/leads/tour-requests/replay-lead'
import { parseTourRequest } from '@/lib/leads/tour-requests/submit'
import { checkBot } from '@/lib/platform/integrations/turnstile'

const NAME = 'download'

type Sent = { slug: string; body: Record<string, unknown>; about: RequestContext; key: string }

/**
 * Judges a request by what is known of its guide. Who is known by a cookie fills in the form anew.
 * @throws AppError 400 by field, 404
 */
export async function judgeDownloadFromMemory({ slug, body, about, key }: Sent): Promise<FormToKeep> {
  const guide = named(await guideDirectory(), slug)
  const { assetId, person, choice, title } = readGuideRequest(guide, { body, key })
  const kept = { name: NAME, subjectId: assetId, leadKey: downloadLeadKey, sentKey: key }
  const stored = { ...body, transactionId: key }
  if (choice === 'call') {
    const own = { ...body, ...callOf(person) }
    const remoteIp = about.clientIpAddress
    const botCheck = await checkBot(body.captchaToken, { transactionId: key, remoteIp })
    const by = { ...about, sentBy: download.key }
    const lead = await judgeLead({ body: own, sent: parseTourRequest(own), botCheck, about: by })
    return { ...kept, lead, body: stored, botCheck, heldReason: null }
  }
  const heldReason = await holdInformation(body, { ...person, transactionId: key }, about)
  const lead = await informationLead(guideRequest, inquirerOf(person, title), body, about)
  return { ...kept, lead, body: stored, botCheck: lead.botCheck, heldReason }
}

/** Mails the link, and stores the lead unless it is held or we know the reader. */
export const downloadReplay: FormReplay = {
  name: NAME,
  async store(tx, { lead, form, wasStored }) {
    const assetId = form.subjectId ?? ''
    const about = visitorOf(lead, form)
    // The guide may ask for more by now than it did then.
    const reader = readReader(form.body, [])
    // Staff still hear of a reader whose guide was deleted meanwhile.
    if ((await tx.contentAsset.count({ where: { id: assetId } })) === 0) return storeJournaled(tx, lead)
    const row = await storeDownload(
      tx,
      { assetId, ...reader, key: lead.sentKey },
      { body: form.body, about, hold: async () => form.heldReason, id: form.id },
    )
    const outcome = row.repeated ? 'repeated' : 'stored'
    if (row.heldReason) return { outcome, leadId: null }
    const key = downloadLeadKey(row.id)
    const leadId =
      reader.choice === 'call'
        ? (await storeJournaled(tx, lead, key)).leadId
        : await storeKeptInformation(tx, lead, key)
    if (wasStored) await tx.assetDownload.update({ where: { id: row.id }, data: { mailedAt: new Date() } })
    // Its days begin with the mail.
    else await mailDownload(tx, row.id, about.requestId, new Date())
    return { outcome, leadId }
  },
}
