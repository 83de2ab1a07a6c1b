import 'server-only'
import * as z from 'zod'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { withoutVisitor } from '@/lib/leads/intake/request-context'
import { parseVisit } from '@/lib/leads/intake/visit-cookie'
import { unfinishedForm } from '@/lib/leads/sources/unfinished-form'
import { householdLocks } from '@/lib/leads/tour-requests/admission'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { tourRequestSchema } from '@/lib/leads/tour-requests/schema'
import { afterStaffedMinutes } from '@/lib/leads/tour-requests/staffed-time'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { db, type Tx } from '@/lib/platform/database/db'
import { findRefusal } from '@/lib/platform/do-not-contact/find-refusal'
import { refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import type { PartialLead } from '@/lib/platform/generated/prisma/client'
import { checkBot } from '@/lib/platform/integrations/turnstile'
import { defineHandler } from '@/lib/platform/outbox/define-handler'

export const PARTIAL_LEAD = 'partial-lead'

/** Column default, for settings never saved. */
const CALL_WITHIN_MIN = 60

/** Turns an unfinished form into a lead with a softer deadline, exactly once (decision 047). */
export const partialLeadDue = defineHandler({
  kind: PARTIAL_LEAD,
  afterRestore: 'run',
  concurrency: 2,
  payload: z.object({ id: z.uuid() }),
  async handle({ startedAt }, { id }) {
    await db.$transaction((tx) => settlePartial(tx, id, startedAt))
    return { outcome: 'done' }
  },
})

async function settlePartial(tx: Tx, id: string, now: Date): Promise<void> {
  const seen = await tx.partialLead.findUnique({ where: { id } })
  if (!seen) return
  const { transactionId, phoneE164 } = seen
  // Serializes with the whole form arriving concurrently (decision 012).
  const names = [`lead:${transactionId}`, ...householdLocks({ phoneE164, email: null })].sort()
  await tx.$executeRaw`select lock_lead_names(${JSON.stringify(names)}::jsonb)`
  await tx.$queryRaw`select 1 from partial_leads where id = ${id}::uuid for update`
  const partial = await tx.partialLead.findUnique({ where: { id } })
  // Gone, or sent again meanwhile: a later run handles it.
  if (partial?.updatedAt.getTime() !== seen.updatedAt.getTime()) return
  if (!(await hasAskedOtherwise(tx, partial)) && !(await mayNotBeCalled(tx, partial))) {
    await becomeLead(tx, partial, now)
  }
  await tx.partialLead.delete({ where: { id } })
}

/** An unsent form does not override an opt-out from calls. */
async function mayNotBeCalled(tx: Tx, { phoneE164 }: PartialLead): Promise<boolean> {
  const refusals = await refusalsOf(tx, [{ phoneE164, email: null }])
  return findRefusal(refusals, { channel: 'call', by: 'person' }) !== null
}

async function becomeLead(tx: Tx, partial: PartialLead, now: Date): Promise<void> {
  const lead = await leadOf(partial, now)
  const { leadId } = await storeLeadWithin(tx, lead, `partial:${partial.id}`)
  // The consent text was shown when Continue was pressed.
  await tx.leadConsent.updateMany({
    where: { tourRequestId: leadId },
    data: { createdAt: partial.createdAt },
  })
}

async function leadOf(partial: PartialLead, now: Date): Promise<LeadToStore> {
  const body = { ...Object(partial.sent), name: partial.name, phone: partial.phone }
  const facts = { continuedAt: partial.createdAt.toISOString() }
  const about = {
    ...withoutVisitor({ source: unfinishedForm, facts, receivedAt: now, requestId: partial.requestId }),
    clientIpAddress: partial.clientIpAddress,
    userAgent: partial.clientUserAgent,
    pageUrl: partial.pageUrl,
    visit: parseVisit(Object(partial.sent).visit),
  }
  const { transactionId, clientIpAddress: remoteIp, consentVersion, consentWording } = partial
  // The bot check is on the second step, so only its absence is known.
  const botCheck = await checkBot(null, { transactionId, remoteIp })
  const judged = await judgeLead({ body, sent: tourRequestSchema.parse(body), botCheck, about })
  const { hours, timeZone } = await scheduleOf(judged.refs.community?.id ?? null)
  const settings = await companySettings()
  const minutes = settings?.unfinishedCallMin ?? CALL_WITHIN_MIN
  return {
    ...judged,
    // No conversion of the landing page.
    refs: {
      ...judged.refs,
      landingPageTemplateId: null,
      consent: { wording: consentWording, version: consentVersion },
    },
    consentVersion,
    agreedTexts: null,
    promise: { ...judged.promise, callDueAt: afterStaffedMinutes(hours, timeZone, now, minutes) },
  }
}

/** True when an unfinished form needs no call: it was sent after all, or contact is made or due already. */
async function hasAskedOtherwise(
  tx: Tx,
  { transactionId, phone, phoneE164, createdAt }: PartialLead,
): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    select 1 from tour_requests
    where transaction_id = ${transactionId} and created_at >= ${createdAt}
    union all
    select 1 from tour_requests
    where (phone_e164 = ${phoneE164} or (${phoneE164}::text is null and phone = ${phone})) and erased_at is null and (
      created_at >= ${createdAt} or last_contacted_at >= ${createdAt} or first_attempt_at >= ${createdAt}
      or (first_attempt_at is null and quarantined_at is null)
    )
    limit 1`
  return found.length > 0
}
