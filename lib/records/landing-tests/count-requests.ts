import 'server-only'
import type { Tx } from '@/lib/platform/database/db'

/** Distinct families per version until the test has its visitors, by test id; missing when there are none. */
export async function countRequests(tx: Tx, ids: string[]): Promise<Map<string, { a: number; b: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.$queryRaw<{ id: string; a: number; b: number }[]>`
    select t.id::text as id,
      (count(distinct coalesce(r.household_id, r.id)) filter (where r.landing_version = 'a'))::int as a,
      (count(distinct coalesce(r.household_id, r.id)) filter (where r.landing_version = 'b'))::int as b
    from landing_page_tests t
    join tour_requests r on r.landing_test_id = t.id and r.quarantined_at is null
      and (t.filled_at is null or r.created_at <= t.filled_at)
    where t.id = any(${ids}::uuid[])
    group by t.id`
  return new Map(rows.map(({ id, a, b }) => [id, { a, b }]))
}
