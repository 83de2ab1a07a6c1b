import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { andInScope, leadScopeOf } from '@/lib/leads/access/lead-scope'
import { sourceKeys } from '@/lib/leads/sources/registry'
import { type Grouping, momentsOf, type NumbersRange } from '@/lib/marketing/reports/numbers-query'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { alertKinds } from '@/lib/platform/outbox/registered-handlers'

/** `timeZone` is an IANA zone. */
export type Asked = NumbersRange & { timeZone: string }

/** Leads that a report counts, and the touch it uses. */
type Population = { counted: Prisma.Sql; touch: Prisma.Sql }

export const IS_TIMED = Prisma.sql`source <> all(${sourceKeys(({ isTimed }) => !isTimed)})`

const WAITED_FOR: Population = { counted: IS_TIMED, touch: Prisma.sql`null` }

/** Visible leads of a range with response times; no spam, nor leads to whom nothing was promised. */
export async function measured(
  actor: Actor,
  asked: Asked,
  { counted, touch }: Population = WAITED_FOR,
): Promise<Prisma.Sql> {
  const { begins, ends } = momentsOf(asked, asked.timeZone)
  return Prisma.sql`
    measured as (
      select id, name, created_at, first_attempt_at, reached_at, call_due_at, community_id, source, status, first_attempt_by_id,
        first_attempt_staffed_s as staffed_s, ${touch} as touch,
        extract(epoch from first_attempt_at - created_at)::float8 as wall_s,
        case when first_attempt_at is null then call_due_at < now() else first_attempt_at > call_due_at end as is_late,
        (select min(o.finished_at) from outbox_items o
          where o.tour_request_id = tour_requests.id and o.kind = any(${await alertKinds()}) and o.state = 'sent') as alerted_at,
        status in ('toured', 'converted') or exists (
          select 1 from lead_events e
          where e.tour_request_id = tour_requests.id and e.type = 'status' and e.data->>'to' = 'toured'
        ) as has_toured
      from tour_requests
      where quarantined_at is null and ${counted} and created_at >= ${begins} and created_at < ${ends} ${andInScope(await leadScopeOf(actor))}
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
