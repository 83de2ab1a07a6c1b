import 'server-only'
import { addDays } from 'date-fns'
import * as z from 'zod'
import type { ApiKeyHolder } from '@/lib/accounts/api-keys/require-key'
import { PARTNER_EVENTS, type PartnerEventType } from '@/lib/desk/partner-events/partner-events'
import type { PartnerLead } from '@/lib/leads/partner-leads/partner-lead'
import { readPartnerLead } from '@/lib/leads/partner-leads/read-partner-lead'
import { recordPartnerEvent } from '@/lib/leads/partner-leads/record-partner-event'
import { CLOSING_REASONS } from '@/lib/leads/tour-requests/closing-reasons'
import { ATTEMPT_OUTCOMES } from '@/lib/leads/tour-requests/contact-attempt'
import { db, type Tx } from '@/lib/platform/database/db'
import { REFUSED_SCOPES } from '@/lib/platform/do-not-contact/scopes'
import { conflict, forbidden, notFound } from '@/lib/platform/errors'
import type { PartnerTestLead, Prisma } from '@/lib/platform/generated/prisma/client'
import { named } from '@/lib/platform/http/component-names'
import { isStorableDate } from '@/lib/platform/storable-date'

/** Events that only a request itself causes. */
const OF_REQUESTS = ['lead.received', 'lead.corrected'] as const

export const simulationSchema = named(
  'Simulation',
  z.object({
    event: z.enum(PARTNER_EVENTS).exclude(OF_REQUESTS).describe('The event to simulate.'),
    outcome: z
      .enum(ATTEMPT_OUTCOMES)
      .exclude(['reached'])
      .default('no-answer')
      .describe('For lead.called. For a family that was reached, send lead.reached.'),
    tourAt: z.iso
      .datetime({ offset: true })
      .refine(isStorableDate, 'Please send a time after 1900')
      .optional()
      .describe('For lead.tour_scheduled. Default: two days from now.'),
    reason: z.enum(CLOSING_REASONS).default('other').describe('For lead.closed.'),
    scope: z.enum(REFUSED_SCOPES).default('everything').describe('For lead.do_not_contact.'),
  }),
)

type Simulation = z.output<typeof simulationSchema>

/**
 * Lets something happen to a simulated family; its events are those of a real one. @throws AppError 403 for a
 * live key, 404, 409 after the erasure
 */
export async function simulateLead(
  holder: ApiKeyHolder,
  id: string,
  simulation: Simulation,
  now = new Date(),
): Promise<PartnerLead> {
  if (!holder.isTest) throw forbidden('Only a test key can simulate events')
  await db.$transaction(async (tx) => {
    const mine = { id, apiKeyId: holder.id }
    await tx.$queryRaw`select 1 from partner_test_leads where id = ${id}::uuid for update`
    const lead = await tx.partnerTestLead.findFirst({ where: mine })
    if (!lead) throw notFound('No request with this ID was sent with this key')
    if (lead.state === 'erased') throw conflict('This family has been erased')
    const { data, events } = consequences(lead, simulation, now)
    await tx.partnerTestLead.update({ where: { id }, data })
    for (const event of events) await tell(tx, lead, event)
  })
  return readPartnerLead(holder, id)
}

type Told = { type: PartnerEventType; facts?: Prisma.InputJsonObject }

type Consequences = { data: Prisma.PartnerTestLeadUpdateInput; events: Told[] }

function consequences(lead: PartnerTestLead, simulation: Simulation, now: Date): Consequences {
  const { event: type, outcome, reason, scope } = simulation
  const called = { firstAttemptAt: lead.firstAttemptAt ?? now }
  const only = (data: Consequences['data'], facts?: Told['facts']): Consequences => ({
    data,
    events: [facts ? { type, facts } : { type }],
  })
  switch (type) {
    case 'lead.called':
      return only({ ...called, ...(lead.state === 'received' && { state: 'called' }) }, { outcome })
    case 'lead.reached': {
      const first = lead.reachedAt === null ? [{ type }] : []
      const call: Told = { type: 'lead.called', facts: { outcome: 'reached' } }
      const isNew = ['received', 'called'].includes(lead.state)
      const data = { ...called, reachedAt: lead.reachedAt ?? now, ...(isNew && { state: 'reached' }) }
      return { data, events: [call, ...first] }
    }
    case 'lead.call_undone': {
      const isCalled = ['called', 'reached'].includes(lead.state)
      return only({ firstAttemptAt: null, reachedAt: null, ...(isCalled && { state: 'received' }) })
    }
    case 'lead.tour_scheduled': {
      const tourAt = simulation.tourAt ? new Date(simulation.tourAt) : addDays(now, 2)
      return only({ tourAt, state: 'tour-scheduled' }, { tourAt: tourAt.toISOString() })
    }
    case 'lead.tour_canceled':
      return only({ tourAt: null, state: workedState(lead) })
    case 'lead.toured':
      return only({ state: 'toured', tourAt: lead.tourAt ?? now })
    case 'lead.moved_in':
      return only({ state: 'moved-in', tourAt: null })
    case 'lead.closed':
      return only({ state: 'closed', closedReason: reason, tourAt: null }, { reason })
    case 'lead.reopened':
      return only({ state: workedState(lead), closedReason: null })
    case 'lead.spam':
      return only({ state: 'spam' })
    case 'lead.merged':
      return only({})
    case 'lead.do_not_contact':
      return only({ refusedScopes: [...new Set([...lead.refusedScopes, scope])] }, { scope })
    case 'lead.erased':
      return only({ state: 'erased', idempotencyKey: null, digests: {}, refusedScopes: [], tourAt: null })
  }
}

function workedState({ reachedAt, firstAttemptAt }: PartnerTestLead): string {
  if (reachedAt) return 'reached'
  return firstAttemptAt ? 'called' : 'received'
}

function tell(tx: Tx, { id, apiKeyId }: PartnerTestLead, { type, facts }: Told): Promise<void> {
  return recordPartnerEvent(tx, { apiKeyId, leadId: id, type, ...(facts && { facts }) })
}
