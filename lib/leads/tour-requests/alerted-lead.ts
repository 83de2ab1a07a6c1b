import 'server-only'
import { companySettings } from '@/lib/leads/intake/company-settings'
import type { AlertedLead } from '@/lib/leads/tour-requests/alert-mail'
import { correctionsIn } from '@/lib/leads/tour-requests/corrections'
import { DEFAULT_TIME_ZONE } from '@/lib/leads/tour-requests/promise-text'
import { routedTo } from '@/lib/leads/tour-requests/routed-to'
import { db, pool } from '@/lib/platform/database/db'
import { type Refusal, refusalAmong } from '@/lib/platform/do-not-contact/refusal-among'
import { refusalsOf, refusalsTo } from '@/lib/platform/do-not-contact/refusals'
import { inLots } from '@/lib/platform/outbox/in-lots'
import { talkingPoints } from '@/lib/site/quizzes/talking-points'

type Row = Omit<AlertedLead, 'corrections' | 'talkingPoints' | 'minute' | 'callRefusal'> & {
  transactionId: string
  firstAttemptAt: Date | null
  ownerId: string | null
}

/** One statement instead of Prisma's four, for all that are asked for at one moment (decision 012). */
const READ = {
  name: 'alerted-leads',
  text: `select t.id, t.name, t.phone, t.phone_e164 as "phoneE164", t.phone_extension as "phoneExtension", t.email,
      t.message, t.preferred_date as "preferredDate",
      case when t.status = 'scheduled' then t.scheduled_date end as "tourAt", t.source, t.promise, t.call_due_at as "callDueAt", t.first_attempt_at as "firstAttemptAt",
      t.created_at as "createdAt", t.request_id as "requestId", t.transaction_id as "transactionId",
      t.owner_id as "ownerId",
      case when c.id is not null then json_build_object('name', c.name, 'timeZone', c.time_zone) end as community,
      exists(select from tour_requests o where o.household_id = t.household_id and o.id <> t.id) as "inquiredAgain"
    from tour_requests t left join communities c on c.id = t.community_id
    where t.id = any($1::uuid[]) and t.erased_at is null`,
}

type Asked = { leadId: string; entryId: string | undefined }

type Read = {
  lead: AlertedLead
  companyZone: string
  isAttempted: boolean
  isPassedOn: boolean
}

/**
 * Reads what the staff alert tells about a lead, the company's time zone, and whether somebody has tried to reach the family.
 * @param entryId the history entry with the corrections it is told again for
 * @returns `isPassedOn`: the entry says whose it became, and it is somebody else's by now; null when there is no such lead, or its person was erased while the alert was in hand
 */
export function readAlertedLead(leadId: string, entryId?: string): Promise<Read | null> {
  return readInLots({ leadId, entryId })
}

/** The alerts of one lead, and of others of the same moment, are written from one reading. */
const readInLots = inLots<Asked, Read | null>(async (lot) => {
  const entryIds = lot.flatMap(({ entryId }) => entryId ?? [])
  const [{ rows }, settings, entries] = await Promise.all([
    pool().query<Row>({ ...READ, values: [[...new Set(lot.map(({ leadId }) => leadId))]] }),
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
  return Promise.all(
    lot.map(async ({ leadId, entryId }) => {
      const row = rows.find(({ id }) => id === leadId)
      const entry = entries.find(({ id }) => id === entryId)
      return row ? { ...(await toldOf(row, entry, refusals)), companyZone } : null
    }),
  )
})

type News = { type: string; data: unknown }

async function toldOf(row: Row, entry: News | undefined, refusals: Refusal[]) {
  const { transactionId, firstAttemptAt, ownerId, ...lead } = row
  const owner = entry && routedTo(entry)
  const refusal = refusalAmong(refusalsTo(refusals, row), { channel: 'call', by: 'person' })
  return {
    lead: {
      ...lead,
      ...(entry && { news: entry.type, corrections: correctionsIn(entry.data), ...textedIn(entry) }),
      ...(refusal && { callRefusal: { scope: refusal.scope, saidAt: refusal.saidAt } }),
      talkingPoints: await talkingPoints({ transactionId }),
    },
    isAttempted: firstAttemptAt !== null,
    isPassedOn: Boolean(owner) && owner !== ownerId,
  }
}

function textedIn({ type, data }: News): { texted?: string } {
  const text = data && typeof data === 'object' && 'text' in data ? data.text : null
  return type === 'family-texted' && typeof text === 'string' ? { texted: text } : {}
}
