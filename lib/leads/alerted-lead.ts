import 'server-only'
import { db, pool } from '@/lib/db'
import { companySettings } from '@/lib/intake/company-settings'
import type { AlertedLead } from '@/lib/leads/alert-mail'
import { correctionsIn } from '@/lib/leads/corrections'
import { DEFAULT_TIME_ZONE } from '@/lib/leads/promise-text'
import { talkingPoints } from '@/lib/quizzes/talking-points'

type Row = Omit<AlertedLead, 'corrections' | 'talkingPoints'> & { transactionId: string }

/** One statement instead of Prisma's four: this is read for every lead there is (decision 012). */
const READ = {
  name: 'alerted-lead',
  text: `select t.id, t.name, t.phone, t.phone_e164 as "phoneE164", t.phone_extension as "phoneExtension", t.email,
      t.message, t.preferred_date as "preferredDate", t.source, t.promise, t.call_due_at as "callDueAt",
      t.created_at as "createdAt", t.request_id as "requestId", t.transaction_id as "transactionId",
      case when c.id is not null then json_build_object('name', c.name, 'timeZone', c.time_zone) end as community,
      exists(select from tour_requests o where o.household_id = t.household_id and o.id <> t.id) as "inquiredAgain"
    from tour_requests t left join communities c on c.id = t.community_id
    where t.id = $1::uuid`,
}

/**
 * Reads what the staff alert tells about a lead, and the company's time zone.
 * @param entryId the history entry with the corrections it is told again for
 * @throws Error when there is no such lead
 */
export async function readAlertedLead(
  leadId: string,
  entryId?: string,
): Promise<{ lead: AlertedLead; companyZone: string }> {
  const [{ rows }, settings, entry] = await Promise.all([
    pool().query<Row>({ ...READ, values: [leadId] }),
    companySettings(),
    entryId ? db.leadEvent.findUnique({ where: { id: entryId }, select: { data: true } }) : null,
  ])
  const [row] = rows
  if (!row) throw new Error('the lead of an alert is not there')
  const { transactionId, ...lead } = row
  return {
    lead: {
      ...lead,
      ...(entry && { corrections: correctionsIn(entry.data) }),
      talkingPoints: await talkingPoints({ transactionId }),
    },
    companyZone: settings?.timeZone ?? DEFAULT_TIME_ZONE,
  }
}
