import 'server-only'
import type { LeadStatus } from '@/lib/leads/tour-requests/status'
import { pool } from '@/lib/platform/database/db'
import { alertKinds } from '@/lib/platform/outbox/registered-handlers'

export type LeadRow = {
  id: string
  householdId: string | null
  transactionId: string
  name: string
  phone: string
  phoneE164: string | null
  phoneExtension: string | null
  email: string | null
  message: string | null
  source: string
  status: LeadStatus
  preferredDate: Date | null
  scheduledDate: Date | null
  lastContactedAt: Date | null
  promise: string | null
  callDueAt: Date | null
  firstViewedAt: Date | null
  firstAttemptAt: Date | null
  nextStep: string | null
  nextStepAt: Date | null
  alarmedAt: Date | null
  quarantinedAt: Date | null
  erasedAt: Date | null
  botCheck: string
  createdAt: Date
  community: { id: string; name: string; timeZone: string } | null
  owner: { id: string; username: string } | null
  /** Without an owner, because nobody was on shift. */
  nobodyOnShift: boolean
  /** Current caller; `until` is ISO, UTC, and may be past. */
  claim: { by: string; until: string } | null
  /** Who skipped it; `until` as above. */
  skip: { by: string; until: string; reason: string } | null
  /** From a mail that nobody has read. */
  needsReading: boolean
  quarantine: { reason: string; detail: string | null } | null
  /** Sorted names. */
  tags: string[]
  alertStates: string[]
}

/** One statement where Prisma needs five, for the busiest list (decision 016). */
const READ = {
  name: 'lead-rows',
  text: `select t.id, t.household_id as "householdId", t.transaction_id as "transactionId", t.name, t.phone, t.phone_e164 as "phoneE164",
      t.phone_extension as "phoneExtension", t.email, t.message, t.source, t.status, t.preferred_date as "preferredDate",
      t.scheduled_date as "scheduledDate", t.last_contacted_at as "lastContactedAt", t.promise, t.call_due_at as "callDueAt",
      t.first_viewed_at as "firstViewedAt", t.first_attempt_at as "firstAttemptAt", t.next_step as "nextStep",
      t.next_step_at as "nextStepAt", t.alarmed_at as "alarmedAt", t.quarantined_at as "quarantinedAt", t.erased_at as "erasedAt",
      t.bot_check as "botCheck", t.created_at as "createdAt",
      case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'timeZone', c.time_zone) end as community,
      case when u.id is not null then json_build_object('id', u.id, 'username', u.username) end as owner,
      u.id is null and exists(select from lead_events e where e.tour_request_id = t.id and e.type = 'nobody-on-shift') as "nobodyOnShift",
      exists(select from inbound_mails m where m.tour_request_id = t.id and m.state = 'to-read') as "needsReading",
      case when k.id is not null then json_build_object('by', k.username, 'until', t.claimed_until) end as claim,
      case when s.id is not null then json_build_object('by', s.username, 'until', t.skipped_until, 'reason', t.skip_reason) end as skip,
      case when q.id is not null then json_build_object('reason', q.reason, 'detail', q.detail) end as quarantine,
      array(select g.name from lead_tag_links l join lead_tags g on g.id = l.tag_id where l.tour_request_id = t.id order by lower(g.name)) as tags,
      array(select state from outbox_items i where i.tour_request_id = t.id and i.kind = any($2::text[])) as "alertStates"
    from tour_requests t
    left join communities c on c.id = t.community_id
    left join users u on u.id = t.owner_id
    left join users k on k.id = t.claimed_by_id
    left join users s on s.id = t.skipped_by_id
    left join quarantines q on q.tour_request_id = t.id
    where t.id = any($1::uuid[])`,
}

/** In any order. The caller has checked access to the ids. */
export async function readLeadRows(ids: string[]): Promise<LeadRow[]> {
  const { rows } = await pool().query<LeadRow>({ ...READ, values: [ids, await alertKinds()] })
  return rows
}
