import 'server-only'
import { createHmac } from 'node:crypto'
import * as z from 'zod'
import type { ApiKeyHolder } from '@/lib/accounts/api-keys/require-key'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { idempotencyKeyFrom } from '@/lib/leads/intake/transaction-id'
import { recordPartnerEvent } from '@/lib/leads/partner-leads/record-partner-event'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import { refuseLeadFlood } from '@/lib/leads/tour-requests/lead-flood'
import { type LeadToStore, ownKeyOf } from '@/lib/leads/tour-requests/lead-row'
import { parseTourRequest } from '@/lib/leads/tour-requests/submit'
import { freeTimes } from '@/lib/leads/tour-times/free-times'
import { db, type Tx } from '@/lib/platform/database/db'
import type { PartnerTestLead } from '@/lib/platform/generated/prisma/client'
import { keyring } from '@/lib/platform/keyring/keyring'

const digestsSchema = z.record(z.string(), z.string())

/** By field. */
type Digests = Record<string, string>

type StoredTestLead = {
  id: string
  repeated: boolean
  promise: string
  communityName: string | null
  /** Side data that was put aside, as sent, by field. */
  raw: Record<string, string>
  /** The chosen tour time, and whether it is free; null when none was chosen. */
  tour: { at: Date; timeZone: string; booked: boolean } | null
}

/**
 * Takes in a request of a test key by the rules of a real one, and stores nothing of it but digests (decision
 * 078). @throws AppError 400, 403, 429 as submitLead
 */
export async function storeTestLead(
  body: Record<string, unknown>,
  about: RequestContext & { apiKey: ApiKeyHolder },
): Promise<StoredTestLead> {
  const sent = parseTourRequest(body)
  const judged = await judgeLead({ body, sent, about })
  const sentKey = idempotencyKeyFrom(sent.transactionId)
  const { refs, promise, rawSideData, preferredDate } = judged
  await refuseLeadFlood(about, refs.phoneDisplay)
  const isFree = await isFreeTime(body.tourTime ? preferredDate : null, refs.community?.id ?? null)
  const { lead, repeated } = await db.$transaction((tx) =>
    store(tx, judged, sentKey, about.apiKey.id, isFree),
  )
  return {
    id: lead.id,
    repeated,
    promise: promise.promise ?? '',
    communityName: refs.community?.name ?? null,
    raw: rawSideData,
    tour:
      body.tourTime && preferredDate && !rawSideData.tourTime
        ? { at: preferredDate, timeZone: refs.timeZone, booked: isFree }
        : null,
  }
}

async function isFreeTime(at: Date | null, communityId: string | null): Promise<boolean> {
  const free = at && (await freeTimes(db, communityId))
  return free?.times.some((time) => time.getTime() === at?.getTime()) ?? false
}

async function store(tx: Tx, judged: LeadToStore, sentKey: string, apiKeyId: string, isFree: boolean) {
  const names = JSON.stringify([`lead:${apiKeyId}:${sentKey}`])
  await tx.$executeRaw`select lock_lead_names(${names}::jsonb)`
  const ownKey = ownKeyOf(judged, sentKey)
  const digests = keyring().map(({ secret }) => digestsOf(judged, secret))
  const known = await tx.partnerTestLead.findMany({
    where: { apiKeyId, idempotencyKey: { in: [sentKey, ownKey] } },
  })
  const mine = known.find((lead) => lead.idempotencyKey === ownKey || isSamePerson(lead, digests))
  if (mine) return { lead: await correct(tx, mine, digests), repeated: true }
  const lead = await tx.partnerTestLead.create({
    data: {
      apiKeyId,
      idempotencyKey: known.length > 0 ? ownKey : sentKey,
      digests: digests[0] ?? {},
      communityId: judged.refs.community?.id ?? null,
      promise: judged.promise.promise,
      callDueAt: judged.promise.callDueAt,
      createdAt: judged.about.receivedAt,
      ...(isFree && { tourAt: judged.preferredDate, state: 'tour-scheduled' }),
    },
  })
  await recordPartnerEvent(tx, { apiKeyId, leadId: lead.id, type: 'lead.received' })
  if (isFree && judged.preferredDate) {
    const facts = { tourAt: judged.preferredDate.toISOString() }
    await recordPartnerEvent(tx, { apiKeyId, leadId: lead.id, type: 'lead.tour_scheduled', facts })
  }
  return { lead, repeated: false }
}

/** @param digests of what was sent, under each known secret, the current one first */
async function correct(tx: Tx, lead: PartnerTestLead, digests: Digests[]) {
  const known = digestsSchema.parse(lead.digests)
  const sent = digests[0] ?? {}
  const fields = Object.keys(sent).filter((field) => !digests.some((each) => each[field] === known[field]))
  if (fields.length === 0) return lead
  const { id, apiKeyId } = lead
  await recordPartnerEvent(tx, { apiKeyId, leadId: id, type: 'lead.corrected', facts: { fields } })
  return tx.partnerTestLead.update({ where: { id }, data: { digests: { ...known, ...sent } } })
}

function isSamePerson(lead: PartnerTestLead, digests: Digests[]): boolean {
  const known = digestsSchema.parse(lead.digests)
  return digests.some(
    ({ phone, email }) => known.phone === phone || (email !== undefined && known.email === email),
  )
}

/** Keyed, so that they give no number away. A blank is no correction. */
function digestsOf({ person, preferredDate }: LeadToStore, secret: string): Digests {
  const { name, phone, phoneE164, phoneExtension, email, message } = person
  const fields = {
    name,
    phone: `${phoneE164 ?? phone} ${phoneExtension ?? ''}`,
    email: email?.toLowerCase(),
    preferredDate: preferredDate?.toISOString(),
    message,
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      value ? [[field, digest(secret, field, value)]] : [],
    ),
  )
}

function digest(secret: string, field: string, value: string): string {
  return createHmac('sha256', secret).update(`test lead\0${field}\0${value}`).digest('base64url')
}
