import 'server-only'
import * as z from 'zod'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { CALL_TIME } from '@/lib/leads/tour-requests/alert-kinds'
import type { AlertedLead } from '@/lib/leads/tour-requests/alert-mail'
import { correctionsIn } from '@/lib/leads/tour-requests/corrections'
import { CHOSEN_CALL } from '@/lib/leads/tour-requests/next-step'
import { leadReference } from '@/lib/leads/tour-requests/reference'
import { routedTo } from '@/lib/leads/tour-requests/routed-to'
import { db, pool } from '@/lib/platform/database/db'
import { findRefusal, type Refusal } from '@/lib/platform/do-not-contact/find-refusal'
import { refusalsOf, refusalsTo } from '@/lib/platform/do-not-contact/refusals'
import { inBatches } from '@/lib/platform/outbox/in-batches'
import { DEFAULT_TIME_ZONE } from '@/lib/platform/time-zone'
import { resultIdOfLead } from '@/lib/site/quizzes/result-link'

type Row = Omit<
  AlertedLead,
  'reference' | 'corrections' | 'hasAnswers' | 'minute' | 'callRefusal' | 'mailRefusal'
> & {
  transactionId: string
  firstAttemptAt: Date | null
  contactEndedAt: Date | null
  nextStep: string | null
  ownerId: string | null
}

/** One statement instead of Prisma's four, batched over concurrent reads (decision 012). */
const READ = {
  name: 'alerted-leads',
  text: `select t.id, t.name, t.phone, t.phone_e164 as "phoneE164", t.phone_extension as "phoneExtension", t.email,
      t.message, t.preferred_date as "preferredDate",
      case when t.status = 'scheduled' then t.scheduled_date end as "tourAt", t.source, k.alert_text as "alertText", t.promise, t.call_at as "callAt", t.call_due_at as "callDueAt", t.first_attempt_at as "firstAttemptAt", t.contact_ended_at as "contactEndedAt", t.next_step as "nextStep",
      t.created_at as "createdAt", t.request_id as "requestId", t.transaction_id as "transactionId",
      t.owner_id as "ownerId",
      case when c.id is not null then json_build_object('name', c.name, 'timeZone', c.time_zone) end as community,
      exists(select from tour_requests o where o.household_id = t.household_id and o.id <> t.id) as "inquiredAgain"
    from tour_requests t left join communities c on c.id = t.community_id
      left join contact_topics k on k.id = t.topic_id
    where t.id = any($1::uuid[]) and t.erased_at is null`,
}

type Read = {
  lead: AlertedLead
  companyZone: string
  /** An attempt was made, or the family refused all contact. */
  isSettled: boolean
  isPassedOn: boolean
}

/** Null when erased. `isPassedOn`: the entry routed the lead to an owner who no longer has it. */
export function readAlertedLead(leadId: string, entryId?: string): Promise<Read | null> {
  return readBatched({ leadId, entryId })
}

/** Concurrent alerts share one query. */
const readBatched = inBatches<{ leadId: string; entryId: string | undefined }, Read | null>(async (batch) => {
  const entryIds = batch.flatMap(({ entryId }) => entryId ?? [])
  const [{ rows }, settings, entries] = await Promise.all([
    pool().query<Row>({ ...READ, values: [[...new Set(batch.map(({ leadId }) => leadId))]] }),
    companySettings(),
    entryIds.length > 0
      ? db.leadEvent.findMany({
          where: { id: { in: entryIds } },
          select: { id: true, type: true, data: true },
        })
      : [],
  ])
  const refusals = await refusalsOf(db, rows)
  const companyZone = settings?.timeZone ?? DEFAULT_TIME_ZONE
  return batch.map(({ leadId, entryId }) => {
    const row = rows.find(({ id }) => id === leadId)
    const entry = entries.find(({ id }) => id === entryId)
    return row ? { ...alertOf(row, entry, refusals), companyZone } : null
  })
})

type News = { type: string; data: unknown }

function alertOf(row: Row, entry: News | undefined, refusals: Refusal[]) {
  const { transactionId, firstAttemptAt, contactEndedAt, nextStep, ownerId, ...lead } = row
  const owner = entry && routedTo(entry)
  const own = refusalsTo(refusals, row)
  const call = findRefusal(own, { channel: 'call', by: 'person' })
  const mail = findRefusal(own, { channel: 'mail', by: 'person' })
  const isSettled = contactEndedAt !== null || (firstAttemptAt !== null && !isCallTime(entry, nextStep))
  return {
    lead: {
      ...lead,
      reference: leadReference(transactionId),
      ...(entry && {
        news: entry.type,
        corrections: correctionsIn(entry.data),
        ...textedIn(entry),
        ...chosenIn(entry),
        ...tourIn(entry),
      }),
      ...(call && { callRefusal: { scope: call.scope, saidAt: call.saidAt } }),
      ...(mail && { mailRefusal: { scope: mail.scope, saidAt: mail.saidAt } }),
      hasAnswers: resultIdOfLead({ transactionId }) !== null,
      isSettled,
    },
    isSettled,
    isPassedOn: Boolean(owner) && owner !== ownerId,
  }
}

/** After an attempt the family may ask for another call; whoever makes it plans a later step. */
const isCallTime = (entry: News | undefined, nextStep: string | null) =>
  entry?.type === CALL_TIME && nextStep === CHOSEN_CALL

const chosenSchema = z.object({ callAt: z.iso.datetime() })

function chosenIn({ data }: News): { callAt?: Date } {
  const { callAt } = chosenSchema.safeParse(data).data ?? {}
  return callAt ? { callAt: new Date(callAt) } : {}
}

const tourSchema = z.object({ scheduledDate: z.iso.datetime(), from: z.iso.datetime().nullish() })

/** Entries whose data name a tour. */
const ABOUT_TOUR = ['family-booked', 'tour-called-off', 'scheduled']

function tourIn({ type, data }: News): Pick<AlertedLead, 'newsTour'> {
  const tour = ABOUT_TOUR.includes(type) ? tourSchema.safeParse(data).data : undefined
  if (!tour) return {}
  return { newsTour: { at: new Date(tour.scheduledDate), before: tour.from ? new Date(tour.from) : null } }
}

function textedIn({ type, data }: News): { texted?: string } {
  const text = data && typeof data === 'object' && 'text' in data ? data.text : null
  return type === 'family-texted' && typeof text === 'string' ? { texted: text } : {}
}
