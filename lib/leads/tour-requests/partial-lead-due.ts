import 'server-only'
import * as z from 'zod'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { readVisit } from '@/lib/leads/intake/visit-cookie'
import { householdLocks } from '@/lib/leads/tour-requests/admission'
import { hasAskedOtherwise } from '@/lib/leads/tour-requests/asked-otherwise'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import { leadRate } from '@/lib/leads/tour-requests/lead-rate'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { UNFINISHED_FORM } from '@/lib/leads/tour-requests/lead-sources'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { tourRequestSchema } from '@/lib/leads/tour-requests/schema'
import { afterStaffedMinutes } from '@/lib/leads/tour-requests/staffed-time'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { db, type Tx } from '@/lib/platform/database/db'
import { refusalAmong } from '@/lib/platform/do-not-contact/refusal-among'
import { refusalsOf } from '@/lib/platform/do-not-contact/refusals'
import type { PartialLead } from '@/lib/platform/generated/prisma/client'
import { checkBot } from '@/lib/platform/integrations/turnstile'
import { defineHandler } from '@/lib/platform/outbox/define-handler'

export const PARTIAL_LEAD = 'partial-lead'

/** The column's default, for an installation whose settings were never saved. */
const CALL_WITHIN_MIN = 60

/**
 * Looks whether a form came after Continue was pressed. If not, what was kept becomes a request with a softer clock, in the
 * transaction that deletes it: once, however often the row is done (decision 047).
 */
export const partialLeadDue = defineHandler({
  kind: PARTIAL_LEAD,
  atOnce: 2,
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
  // A whole form that comes at this moment is waited for, or waits (decision 012).
  const names = [`lead:${transactionId}`, ...householdLocks({ phoneE164, email: null })].sort()
  await tx.$executeRaw`select lock_lead_names(${JSON.stringify(names)}::jsonb)`
  await tx.$queryRaw`select 1 from partial_leads where id = ${id}::uuid for update`
  const partial = await tx.partialLead.findUnique({ where: { id } })
  // Gone, or typed anew meanwhile: it is looked at again, as late as that asks for.
  if (partial?.updatedAt.getTime() !== seen.updatedAt.getTime()) return
  if (!(await hasAskedOtherwise(tx, partial)) && !(await mayNotBeCalled(tx, partial))) {
    await becomeLead(tx, partial, now)
  }
  await tx.partialLead.delete({ where: { id } })
}

/** Who said not to be called has asked for no call by a form that was not sent. */
async function mayNotBeCalled(tx: Tx, { phoneE164 }: PartialLead): Promise<boolean> {
  const refusals = await refusalsOf(tx, [{ phoneE164, email: null }])
  return refusalAmong(refusals, { channel: 'call', by: 'person' }) !== null
}

async function becomeLead(tx: Tx, partial: PartialLead, now: Date): Promise<void> {
  const lead = await leadOf(partial, now)
  const { leadId } = await storeLeadWithin(tx, lead, `partial:${partial.id}`, leadRate(lead.botCheck))
  // The evidence is of the moment at which the words were shown.
  await tx.leadConsent.updateMany({
    where: { tourRequestId: leadId },
    data: { createdAt: partial.createdAt },
  })
}

async function leadOf(partial: PartialLead, now: Date): Promise<LeadToStore> {
  const body = { ...Object(partial.sent), name: partial.name, phone: partial.phone }
  const about = {
    receivedAt: now,
    continuedAt: partial.createdAt,
    clientIpAddress: partial.clientIpAddress,
    userAgent: partial.clientUserAgent,
    pageUrl: partial.pageUrl,
    visit: readVisit(Object(partial.sent).visit),
    // Nobody agreed to be measured by a form that was not sent.
    refusesAds: true,
    requestId: partial.requestId,
  }
  const { transactionId, clientIpAddress: remoteIp, consentVersion, consentWording } = partial
  // The check stands in the second step: only whether there is one can be said.
  const botCheck = await checkBot(null, { transactionId, remoteIp })
  const judged = await judgeLead({ body, sent: tourRequestSchema.parse(body), botCheck, about })
  const { hours, timeZone } = await scheduleOf(judged.refs.community?.id ?? null)
  const settings = await companySettings()
  const minutes = settings?.unfinishedCallMin ?? CALL_WITHIN_MIN
  return {
    ...judged,
    side: { ...judged.side, source: UNFINISHED_FORM },
    // It is no conversion of the page.
    refs: {
      ...judged.refs,
      landingPageTemplateId: null,
      consent: { wording: consentWording, version: consentVersion },
    },
    consentVersion,
    agreedTexts: null,
    promise: { promise: null, callDueAt: afterStaffedMinutes(hours, timeZone, now, minutes) },
  }
}
