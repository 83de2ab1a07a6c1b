import 'server-only'
import type { ApiKeyHolder } from '@/lib/accounts/api-keys/require-key'
import type { PartnerLead, PartnerState } from '@/lib/leads/partner-leads/partner-lead'
import { receiptFor } from '@/lib/leads/partner-leads/receipt'
import { closingReasonOf } from '@/lib/leads/tour-requests/closing-reasons'
import { db } from '@/lib/platform/database/db'
import { contactAllowed } from '@/lib/platform/do-not-contact/contact-allowed'
import { refusalsOf, refusalsTo } from '@/lib/platform/do-not-contact/refusals'
import { isRefusedScope } from '@/lib/platform/do-not-contact/scopes'
import { notFound } from '@/lib/platform/errors'
import type { Community, PartnerTestLead, TourRequest } from '@/lib/platform/generated/prisma/client'
import { siteUrl } from '@/lib/platform/site'

type Holder = Pick<ApiKeyHolder, 'id' | 'name' | 'partner' | 'isTest'>

type Window = { transactionId?: string; before?: string; take: number }

/** A lead of this key, whatever became of it. @throws AppError 404, also for leads of others */
export async function readPartnerLead(holder: Holder, id: string): Promise<PartnerLead> {
  const [lead] = await readWhere(holder, { id }, 1)
  if (!lead) throw notFound('No request with this ID was sent with this key')
  return lead
}

type New = {
  id: string
  transactionId: string
  community: { id: string; name: string } | null
  createdAt: Date
  callDueAt: string | null
}

/** A lead that the database does not have yet (decision 095). */
export async function newPartnerLead(
  holder: Holder,
  { community, createdAt, ...lead }: New,
): Promise<PartnerLead> {
  const refused = { contactAllowed: contactAllowed([]), doNotContact: [] }
  const nothingYet = { firstAttemptAt: null, reachedAt: null, tourAt: null, closedReason: null }
  const facts = { ...lead, ...nothingYet, ...refused, state: 'received' as const, createdAt }
  return viewOf(holder, facts, community)
}

/** Leads of this key, newest first. `before`: the id of the last one read. */
export function listPartnerLeads(
  holder: Holder,
  { transactionId, before, take }: Window,
): Promise<PartnerLead[]> {
  const where = {
    ...(transactionId && { idempotencyKey: transactionId }),
    ...(before && { id: { lt: before } }),
  }
  return readWhere(holder, where, take)
}

type Where = { id?: string | { lt: string }; idempotencyKey?: string }

async function readWhere(holder: Holder, where: Where, take: number): Promise<PartnerLead[]> {
  const query = { where: { ...where, apiKeyId: holder.id }, orderBy: { id: 'desc' as const }, take }
  return holder.isTest
    ? viewsOf(holder, (await db.partnerTestLead.findMany(query)).map(factsOfTest))
    : viewsOf(holder, await readLive(query))
}

type Facts = Omit<PartnerLead, 'statusUrl' | 'isTest' | 'community' | 'receipt' | 'createdAt'> & {
  communityId: string | null
  createdAt: Date
}

async function readLive(query: Parameters<typeof db.tourRequest.findMany>[0]): Promise<Facts[]> {
  const leads = await db.tourRequest.findMany({ ...query, include: { quarantine: true, events: CLOSED } })
  const refusals = await refusalsOf(db, leads)
  return leads.map((lead) => {
    const own = refusalsTo(refusals, lead)
    const doNotContact = [...new Set(own.map(({ scope }) => scope))]
    return { ...factsOfLive(lead), contactAllowed: contactAllowed(own), doNotContact }
  })
}

/** The latest entry that closed a lead has the class of the reason. */
const CLOSED = {
  where: { type: 'status', data: { path: ['to'], equals: 'not-interested' } },
  orderBy: { createdAt: 'desc' as const },
  take: 1,
}

type Live = TourRequest & { quarantine: { reason: string } | null; events: { data: unknown }[] }

type Stored = Pick<
  TourRequest,
  'id' | 'idempotencyKey' | 'communityId' | 'createdAt' | 'callDueAt' | 'firstAttemptAt' | 'reachedAt'
>

/** Facts that live and simulated leads have in the same columns. */
function factsOf(
  lead: Stored,
  { state, tourAt, reason }: { state: PartnerState; tourAt: Date | null; reason: unknown },
): Omit<Facts, 'contactAllowed' | 'doNotContact'> {
  return {
    id: lead.id,
    transactionId: lead.idempotencyKey,
    state,
    communityId: lead.communityId,
    createdAt: lead.createdAt,
    callDueAt: stamp(lead.callDueAt),
    firstAttemptAt: stamp(lead.firstAttemptAt),
    reachedAt: stamp(lead.reachedAt),
    tourAt: stamp(state === 'tour-scheduled' || state === 'toured' ? tourAt : null),
    closedReason: state === 'closed' ? closingReasonOf(reason) : null,
  }
}

function factsOfLive(lead: Live): Omit<Facts, 'contactAllowed' | 'doNotContact'> {
  const { reasonClass: reason } = Object(lead.events[0]?.data) as { reasonClass?: unknown }
  return factsOf(lead, { state: stateOf(lead), tourAt: lead.scheduledDate, reason })
}

/** A lead that waits in quarantine is received: its sender need not know that it looks like spam. */
function stateOf(lead: Live): PartnerState {
  if (lead.erasedAt) return 'erased'
  const isSpam = ['marked-spam', 'not-a-request'].includes(lead.quarantine?.reason ?? '')
  if (lead.quarantinedAt && isSpam) return 'spam'
  if (lead.status === 'converted') return 'moved-in'
  if (lead.status === 'not-interested') return 'closed'
  if (lead.status === 'toured') return 'toured'
  if (lead.status === 'scheduled') return 'tour-scheduled'
  if (lead.reachedAt) return 'reached'
  return lead.firstAttemptAt ? 'called' : 'received'
}

function factsOfTest(lead: PartnerTestLead): Facts {
  const state = lead.state as PartnerState
  const doNotContact = lead.refusedScopes.filter(isRefusedScope)
  // A simulated family refuses by its number and its address.
  const refusals = doNotContact.flatMap((scope) => [
    { scope, isPhone: true },
    { scope, isPhone: false },
  ])
  return {
    ...factsOf(lead, { state, tourAt: lead.tourAt, reason: lead.closedReason }),
    contactAllowed: contactAllowed(refusals),
    doNotContact,
  }
}

async function viewsOf(holder: Holder, all: Facts[]): Promise<PartnerLead[]> {
  const ids = [...new Set(all.flatMap(({ communityId }) => communityId ?? []))]
  const communities: Pick<Community, 'id' | 'name'>[] =
    ids.length > 0
      ? await db.community.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
      : []
  return Promise.all(
    all.map(({ communityId, ...facts }) =>
      viewOf(holder, facts, communities.find(({ id }) => id === communityId) ?? null),
    ),
  )
}

async function viewOf(
  holder: Holder,
  { createdAt, ...facts }: Omit<Facts, 'communityId'>,
  community: PartnerLead['community'],
): Promise<PartnerLead> {
  return {
    ...facts,
    createdAt: createdAt.toISOString(),
    isTest: holder.isTest,
    statusUrl: siteUrl(`/api/v1/leads/${facts.id}`),
    community,
    receipt: await receiptFor({
      leadId: facts.id,
      apiKeyId: holder.id,
      key: holder.name,
      partner: holder.partner,
      transactionId: facts.transactionId,
      receivedAt: createdAt,
      isTest: holder.isTest,
    }),
  }
}

const stamp = (date: Date | null) => date?.toISOString() ?? null
