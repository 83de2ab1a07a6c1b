import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { withoutVisitor } from '@/lib/leads/intake/request-context'
import { NO_RECIPIENT, TEST_LEAD_ALERT } from '@/lib/leads/test-leads/test-lead-alert'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { tourRequestSchema } from '@/lib/leads/tour-requests/schema'
import { takeInWithin } from '@/lib/leads/tour-requests/store-lead'
import { afterCommit, db, type Tx } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { wakeOutbox } from '@/lib/platform/outbox/wake'

/** A reserved number, which belongs to no family. */
const BODY = {
  name: 'Test request',
  phone: '(303) 555-0100',
  message: 'The product asks itself whether a request arrives.',
  source: 'test',
}

/**
 * Submits a request like a family and verifies all consequences, then quarantines and erases it in the same
 * transaction, so no list, count, clock or alarm shows it (decision 039).
 * @throws Error naming what is missing
 */
export async function submitTestLead(): Promise<string> {
  const sent = tourRequestSchema.parse(BODY)
  const about = { ...withoutVisitor({ receivedAt: new Date(), requestId: null }), refusesAds: true }
  const judged = await judgeLead({ body: BODY, sent, botCheck: 'off', about })
  const target = env().TEST_LEAD_RECIPIENT?.toLowerCase() ?? NO_RECIPIENT
  // Without the normalized phone, so that it joins no household.
  const person = { ...judged.person, phoneE164: null }
  const lead: LeadToStore = { ...judged, person, rate: null, targets: [target] }
  return db.$transaction(async (tx) => {
    const outcome = await takeInWithin(tx, lead, uuidv7())
    if (outcome.outcome !== 'stored') throw new Error(`It was ${outcome.outcome} instead of stored`)
    if (outcome.quarantined) throw new Error('It was taken for spam')
    await assertComplete(tx, outcome.leadId, target)
    await hide(tx, outcome.leadId, target)
    afterCommit(tx, wakeOutbox)
    return outcome.leadId
  })
}

async function assertComplete(tx: Tx, leadId: string, target: string): Promise<void> {
  const [found] = await tx.$queryRaw<Record<string, boolean>[]>`
    select call_due_at is not null and promise is not null as clock,
      exists (select from outbox_items where tour_request_id = l.id and kind = 'lead-alert' and target = ${target} and state = 'due') as alert,
      exists (select from outbox_items where tour_request_id = l.id and kind = 'lead-escalation') as escalation,
      exists (select from outbox_items where tour_request_id = l.id and kind = 'lead-routing') as routing,
      exists (select from lead_events where tour_request_id = l.id and type = 'received') as history,
      exists (select from lead_consents where tour_request_id = l.id) as consent
    from tour_requests l where id = ${leadId}::uuid`
  const missing = Object.entries(found ?? { lead: false }).flatMap(([name, isThere]) =>
    isThere ? [] : [name],
  )
  if (missing.length > 0) throw new Error(`It was stored without its ${missing.join(' and ')}`)
}

async function hide(tx: Tx, leadId: string, target: string): Promise<void> {
  const where = { id: leadId }
  const { householdId, createdAt } = await tx.tourRequest.findUniqueOrThrow({ where })
  const hidden = { quarantinedAt: createdAt, erasedAt: createdAt, householdId: null }
  await tx.tourRequest.update({ where, data: hidden })
  if (householdId) await tx.household.delete({ where: { id: householdId } })
  const id = Prisma.sql`${leadId}::uuid`
  await tx.$executeRaw`
    delete from outbox_items where tour_request_id = ${id} and (kind <> 'lead-alert' or target <> ${target})`
  await tx.$executeRaw`
    update outbox_items set kind = ${TEST_LEAD_ALERT}, dedup_key = ${`${TEST_LEAD_ALERT}:${leadId}`} where tour_request_id = ${id}`
}
