import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { andInScope, leadScopeOf } from '@/lib/leads/access/lead-scope'
import { sourceKeys } from '@/lib/leads/sources/registry'
import { type Grouping, momentsOf, type NumbersRange } from '@/lib/marketing/reports/numbers-query'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { alertKinds } from '@/lib/platform/outbox/registered-handlers'

/** `timeZone` is an IANA zone. */
export type Asked = NumbersRange & { timeZone: string }

/** Leads that a report counts, the touch it uses, and which of those held back as spam it counts, too. */
type Population = { counted: Prisma.Sql; touch: Prisma.Sql; spam?: Prisma.Sql }

export const IS_TIMED = Prisma.sql`source <> all(${sourceKeys(({ isTimed }) => !isTimed)})`

/** Requests: not who left an unfinished form or asked for information. */
export const IS_REQUEST = Prisma.sql`source <> all(${sourceKeys(({ promises }) => !promises)})`

/** A due time that had passed still counts when the family chose another after it (decision 092). */
const FIRST_DUE = Prisma.sql`coalesce(late_since, call_due_at)`

/** When the clock began: as the family chose, unless the request was late by then. */
const CLOCK_START = Prisma.sql`case when late_since is null then coalesce(call_at, created_at) else created_at end`

/** Nothing is owed to a family that refused all contact before its call was due. */
const IS_OWED = Prisma.sql`(first_attempt_at is not null or contact_ended_at is null or contact_ended_at > ${FIRST_DUE})`

/** Days from request to the final move-in; null for a move-in without a day in the lead's history. */
const DAYS_TO_MOVE_IN = Prisma.sql`case when status = 'converted' then (
  select greatest(extract(epoch from max(e.created_at) - tour_requests.created_at)::float8 / 86400, 0) from lead_events e
  where e.tour_request_id = tour_requests.id and e.type = 'status' and e.data->>'to' = 'converted'
  having count(*) > 0) end`

/** Staff marked it as spam after it was late, which must not hide that. */
const IS_LATE_SPAM = Prisma.sql`(
  quarantined_at > ${FIRST_DUE} and (first_attempt_at is null or first_attempt_at > ${FIRST_DUE}) and exists (
    select 1 from quarantines q
    where q.tour_request_id = tour_requests.id and q.released_at is null and q.reason in ('marked-spam', 'not-a-request')
  ))`

const WAITED_FOR: Population = {
  counted: Prisma.sql`${IS_TIMED} and ${IS_OWED}`,
  touch: Prisma.sql`null`,
  spam: IS_LATE_SPAM,
}

/**
 * Common table expression `measured`: visible leads of a range with lateness and response times. Excludes
 * spam. By default it also excludes entered and unfinished leads, to whom nothing was promised, and includes
 * spam that was marked when it was late.
 */
export async function measured(
  actor: Actor,
  asked: Asked,
  { counted, touch, spam = Prisma.sql`false` }: Population = WAITED_FOR,
): Promise<Prisma.Sql> {
  const { begins, ends } = momentsOf(asked, asked.timeZone)
  return Prisma.sql`
    measured as (
      select id, name, created_at, first_attempt_at, reached_at, call_due_at, community_id, source, status, first_attempt_by_id,
        first_attempt_staffed_s as staffed_s, ad_consent, ${touch} as touch, ${DAYS_TO_MOVE_IN} as days_to_move_in,
        ${CLOCK_START} as begins_at,
        case when first_attempt_at is not null
          then greatest(extract(epoch from first_attempt_at - (${CLOCK_START}))::float8, 0) end as wall_s,
        late_since is not null or
          case when first_attempt_at is null then call_due_at < least(now(), contact_ended_at) else first_attempt_at > call_due_at end as is_late,
        late_since is not null or coalesce(call_due_at < now(), true) as is_due,
        quarantined_at is not null as is_spam,
        (select min(o.finished_at) from outbox_items o
          where o.tour_request_id = tour_requests.id and o.kind = any(${await alertKinds()}) and o.state = 'sent') as alerted_at,
        status in ('toured', 'converted') or exists (
          select 1 from lead_events e
          where e.tour_request_id = tour_requests.id and e.type = 'status' and e.data->>'to' = 'toured'
        ) as has_toured
      from tour_requests
      where (quarantined_at is null or ${spam}) and ${counted} and created_at >= ${begins} and created_at < ${ends} ${andInScope(await leadScopeOf(actor))}
    )`
}

/** Group key of a row of `measured`. */
export function keyOf(grouping: Grouping, timeZone: string): Prisma.Sql {
  switch (grouping) {
    case 'hour':
      return Prisma.sql`to_char(created_at at time zone ${timeZone}, 'HH24')`
    case 'weekday':
      return Prisma.sql`to_char(created_at at time zone ${timeZone}, 'ID')`
    case 'source':
      return Prisma.sql`source`
    case 'community':
      return Prisma.sql`coalesce(community_id::text, '')`
    // Aggregated once for all leads instead of per lead.
    case 'region':
      return Prisma.sql`coalesce((select jsonb_object_agg(id, cluster) from communities) ->> community_id::text, '')`
    case 'person':
      return Prisma.sql`coalesce(first_attempt_by_id::text, '')`
  }
}
