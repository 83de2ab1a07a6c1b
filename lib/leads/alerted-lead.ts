import 'server-only'
import { db, pool } from '@/lib/db'
import { refusalAmong } from '@/lib/do-not-contact/refusal-among'
import { refusalsOf } from '@/lib/do-not-contact/refusals'
import { companySettings } from '@/lib/intake/company-settings'
import type { AlertedLead } from '@/lib/leads/alert-mail'
import { correctionsIn } from '@/lib/leads/corrections'
import { DEFAULT_TIME_ZONE } from '@/lib/leads/promise-text'
import { routedTo } from '@/lib/leads/routed-to'
import { talkingPoints } from '@/lib/quizzes/talking-points'

type Row = Omit<AlertedLead, 'corrections' | 'talkingPoints' | 'minute' | 'callRefusal'> & {
  transactionId: string
  firstAttemptAt: Date | null
  ownerId: string | null
}

/** One statement instead of Prisma's four: this is read for every lead there is (decision 012). */
const READ = {
  name: 'alerted-lead',
  text: `select t.id, t.name, t.phone, t.phone_e164 as "phoneE164", t.phone_extension as "phoneExtension", t.email,
      t.message, t.preferred_date as "preferredDate",
      case when t.status = 'scheduled' then t.scheduled_date end as "tourAt", t.source, t.promise, t.call_due_at as "callDueAt", t.first_attempt_at as "firstAttemptAt",
      t.created_at as "createdAt", t.request_id as "requestId", t.transaction_id as "transactionId",
      t.owner_id as "ownerId",
      case when c.id is not null then json_build_object('name', c.name, 'timeZone', c.time_zone) end as community,
      exists(select from tour_requests o where o.household_id = t.household_id and o.id <> t.id) as "inquiredAgain"
    from tour_requests t left join communities c on c.id = t.community_id
    where t.id = $1::uuid and t.erased_at is null`,
}

/**
 * Reads what the staff alert tells about a lead, the company's time zone, and whether somebody has tried to reach the family.
 * @param entryId the history entry with the corrections it is told again for
 * @returns `isPassedOn`: the entry says whose it became, and it is somebody else's by now; null when there is no such lead, or its person was erased while the alert was in hand
 */
export async function readAlertedLead(
  leadId: string,
  entryId?: string,
): Promise<{
  lead: AlertedLead
  companyZone: string
  isAttempted: boolean
  isPassedOn: boolean
} | null> {
  const [{ rows }, settings, entry] = await Promise.all([
    pool().query<Row>({ ...READ, values: [leadId] }),
    companySettings(),
    entryId ? db.leadEvent.findUnique({ where: { id: entryId }, select: { type: true, data: true } }) : null,
  ])
  const [row] = rows
  if (!row) return null
  const { transactionId, firstAttemptAt, ownerId, ...lead } = row
  const owner = entry && routedTo(entry)
  const refusal = refusalAmong(await refusalsOf(db, [row]), { channel: 'call', by: 'person' })
  return {
    lead: {
      ...lead,
      ...(entry && { news: entry.type, corrections: correctionsIn(entry.data), ...textedIn(entry) }),
      ...(refusal && { callRefusal: { scope: refusal.scope, saidAt: refusal.saidAt } }),
      talkingPoints: await talkingPoints({ transactionId }),
    },
    isAttempted: firstAttemptAt !== null,
    isPassedOn: Boolean(owner) && owner !== ownerId,
    companyZone: settings?.timeZone ?? DEFAULT_TIME_ZONE,
  }
}

function textedIn({ type, data }: { type: string; data: unknown }): { texted?: string } {
  const text = data && typeof data === 'object' && 'text' in data ? data.text : null
  return type === 'family-texted' && typeof text === 'string' ? { texted: text } : {}
}
