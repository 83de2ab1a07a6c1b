import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import type { LeadSource } from '@/lib/leads/sources/lead-source'
import { applyRefusals } from '@/lib/leads/tour-requests/apply-refusals'
import { correctHousehold } from '@/lib/leads/tour-requests/correct-household'
import type { Corrections } from '@/lib/leads/tour-requests/corrections'
import { alertAgain } from '@/lib/leads/tour-requests/lead-alert'
import { refuseLeadFlood } from '@/lib/leads/tour-requests/lead-flood'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { readdressFamily } from '@/lib/leads/tour-requests/readdress-family'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db, type Tx } from '@/lib/platform/database/db'
import type { TourRequest as StoredRequest } from '@/lib/platform/generated/prisma/client'

/** A request sent again, whose changes are corrections. */
type Resent = Pick<LeadToStore, 'person' | 'preferredDate' | 'agreedTexts' | 'targets'> & {
  source: Pick<LeadSource, 'consent'>
  side: { landingPageUrl: string | null }
  about: Pick<RequestContext, 'pageUrl' | 'clientIpAddress' | 'userAgent' | 'requestId'> & {
    apiKey?: { id: string; name: string }
  }
}

/** Applies and records changes resent under a transactionId, alerting staff again. @throws AppError 429 */
export async function correctLead(leadId: string, sent: LeadToStore): Promise<void> {
  const known = await db.tourRequest.findUnique({ where: { id: leadId } })
  if (!known || known.erasedAt) return
  if (isUnchanged(correctionsOf(known, sent)) && !(await agreesAnew(db, leadId, sent))) return
  await refuseLeadFlood(sent.about, sent.refs.phoneDisplay)
  await db.$transaction((tx) => correctWithin(tx, leadId, sent))
}

/** Applies the changes in the caller's transaction, without the hard limit. */
export async function correctWithin(tx: Tx, leadId: string, sent: Resent): Promise<void> {
  // Concurrent corrections must not both record the same old value.
  await tx.$queryRaw`select 1 from tour_requests where id = ${leadId}::uuid for update`
  const stored = await tx.tourRequest.findUnique({ where: { id: leadId } })
  if (!stored || stored.erasedAt) return
  if (await agreesAnew(tx, leadId, sent)) await tx.leadConsent.create({ data: textConsentOf(leadId, sent) })
  const corrections = correctionsOf(stored, sent)
  if (isUnchanged(corrections)) return
  const data = columnsOf(corrections, sent)
  const corrected = await tx.tourRequest.update({ where: { id: leadId }, data })
  const entryId = uuidv7()
  const { apiKey } = sent.about
  const sender = apiKey && { partner: apiKey.name, apiKeyId: apiKey.id }
  await recordEvent(tx, leadId, { id: entryId, type: 'resubmitted', data: { corrections, ...sender } })
  if (corrected.quarantinedAt) return
  await correctHousehold(tx, stored, corrected)
  if (corrections.email) await readdressFamily(tx, corrected, { former: stored.email, entryId })
  if (corrections.phone || corrections.email) await applyRefusals(tx, [corrected])
  await alertAgain(tx, leadId, sent.targets ?? [], { entryId, requestId: sent.about.requestId })
}

async function agreesAnew(tx: Tx, tourRequestId: string, { agreedTexts, person }: Resent): Promise<boolean> {
  const { phoneE164 } = person
  if (!agreedTexts || !phoneE164) return false
  const where = { tourRequestId, kind: 'texts', granted: true, phoneE164 }
  return (await tx.leadConsent.count({ where })) === 0
}

function textConsentOf(tourRequestId: string, { source, agreedTexts, person, side, about }: Resent) {
  return {
    tourRequestId,
    kind: 'texts',
    granted: true,
    ...agreedTexts,
    phoneE164: person.phoneE164,
    channel: source.consent.channel,
    pageUrl: about.pageUrl ?? side.landingPageUrl,
    ipAddress: about.clientIpAddress,
    userAgent: about.userAgent?.slice(0, 512) ?? null,
  }
}

function columnsOf(corrections: Corrections, { person, preferredDate }: Resent) {
  const { phone, phoneE164, phoneExtension } = person
  return {
    ...(corrections.name && { name: person.name }),
    ...(corrections.phone && { phone, phoneE164, phoneExtension }),
    ...(corrections.email && { email: person.email }),
    ...(corrections.preferredDate && { preferredDate }),
    ...(corrections.message && { message: person.message }),
  }
}

function correctionsOf(stored: StoredRequest, { person, preferredDate }: Resent): Corrections {
  const { name, email, message } = person
  const numberOf = (of: Pick<StoredRequest, 'phone' | 'phoneE164' | 'phoneExtension'>) =>
    `${of.phoneE164 ?? of.phone} ${of.phoneExtension ?? ''}`
  const day = preferredDate?.toISOString()
  const storedDay = stored.preferredDate?.toISOString() ?? null
  return {
    ...(name !== stored.name && { name: { from: stored.name, to: name } }),
    ...(numberOf(person) !== numberOf(stored) && { phone: { from: stored.phone, to: person.phone } }),
    ...(email &&
      email.toLowerCase() !== stored.email?.toLowerCase() && { email: { from: stored.email, to: email } }),
    ...(day && day !== storedDay && { preferredDate: { from: storedDay, to: day } }),
    ...(message && message !== stored.message && { message: { from: stored.message, to: message } }),
  }
}

const isUnchanged = (corrections: Corrections) => Object.keys(corrections).length === 0
