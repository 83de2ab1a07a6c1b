import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { readFamilies } from '@/lib/desk/households/families'
import { leadScopeOf, scopeCondition } from '@/lib/leads/access/lead-scope'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { readPage } from '@/lib/platform/http/read-page'

const PAGE_SIZE = 20

/** Days between two requests with one name and community that suggest one family. */
const NEAR_DAYS = 14

/** Years by which two siblings' guesses may differ. */
const NEAR_YEARS = 2

export type DuplicateReason = 'phone' | 'email' | 'name' | 'resident'

type Pair = { id: string; a: string; b: string; reasons: DuplicateReason[] }

/** Pairs (`first` is older) that share a number, address, resident or name. @param within its pairs only */
function pairs(scope: Prisma.Sql, within: string | null): Prisma.Sql {
  const mine = (column: string) =>
    within ? Prisma.sql`and ${Prisma.raw(column)} = ${within}::uuid` : Prisma.empty
  // For one household look up both sides; for all, find each pair once.
  const once = (one: string, other: string) =>
    within ? Prisma.raw(`${one} <> ${other}`) : Prisma.raw(`${one} < ${other}`)
  return Prisma.sql`
    select least(x, y) as first, greatest(x, y) as second, array_agg(distinct reason order by reason) as reasons from (
      select c.household_id as x, d.household_id as y, 'phone' as reason from household_contacts c
      join household_contacts d on d.phone_e164 = c.phone_e164 and ${once('c.household_id', 'd.household_id')} ${mine('c.household_id')}
      union all
      select c.household_id, d.household_id, 'email' from household_contacts c
      join household_contacts d on d.email = c.email and ${once('c.household_id', 'd.household_id')} ${mine('c.household_id')}
      union all
      select r.household_id, q.household_id, 'resident' from household_residents r
      join household_residents q on lower(q.name) = lower(r.name) and ${once('r.household_id', 'q.household_id')} ${mine('r.household_id')}
        and (q.birth_year is null or r.birth_year is null or abs(q.birth_year - r.birth_year) <= ${NEAR_YEARS})
      union all
      select s.household_id, t.household_id, 'name' from tour_requests s
      join tour_requests t on t.community_id = s.community_id and lower(t.name) = lower(s.name)
        and ${once('s.household_id', 't.household_id')} and t.quarantined_at is null
        and t.created_at between s.created_at - ${NEAR_DAYS} * interval '1 day' and s.created_at + ${NEAR_DAYS} * interval '1 day'
      where s.quarantined_at is null ${mine('s.household_id')}
    ) alike
    where not exists (select from households_apart p where p.first_id = least(x, y) and p.second_id = greatest(x, y))
      and exists (select from tour_requests t where t.household_id = x and ${scope})
      and exists (select from tour_requests t where t.household_id = y and ${scope})
    group by 1, 2`
}

const ordered = Prisma.sql`order by (select max(t.created_at) from tour_requests t where t.household_id in (first, second))`

/** Households that may be one family, newest request first; both in scope. @throws AppError 403 */
export async function listDuplicates(actor: Actor, page: number | 'last') {
  assertCan(actor, 'update', 'leads')
  const all = pairs(scopeCondition(await leadScopeOf(actor), 't'), null)
  return readPage(
    { search: '', page, pageSize: PAGE_SIZE },
    {
      ids: async ({ skip, take, fromEnd }) => {
        const way = Prisma.raw(fromEnd ? 'asc' : 'desc')
        const rows = await db.$queryRaw<{ id: string }[]>`
          select first || '+' || second || '+' || array_to_string(reasons, ',') as id from (${all}) pair
          ${ordered} ${way}, first ${way}, second ${way} limit ${take} offset ${skip}`
        return rows.map(({ id }) => id)
      },
      rows: async (ids) => withFamilies(actor, ids.map(pairOf)),
      count: async (atMost) => {
        const [row] = await db.$queryRaw<{ count: number }[]>`
          select count(*)::int as count from (select from (${all}) pair limit ${atMost}) counted`
        return row?.count ?? 0
      },
    },
  )
}

export async function duplicatesOf(actor: Actor, householdId: string) {
  const scope = scopeCondition(await leadScopeOf(actor), 't')
  const rows = await db.$queryRaw<{ first: string; second: string; reasons: DuplicateReason[] }[]>`
    select * from (${pairs(scope, householdId)}) pair ${ordered} desc limit 5`
  return withFamilies(
    actor,
    rows.map(({ first, second, reasons }) => ({ id: `${first}+${second}`, a: first, b: second, reasons })),
  )
}

function pairOf(id: string): Pair {
  const [a = '', b = '', reasons = ''] = id.split('+')
  return { id, a, b, reasons: reasons.split(',') as DuplicateReason[] }
}

async function withFamilies(actor: Actor, found: Pair[]) {
  const families = await readFamilies(actor, [...new Set(found.flatMap(({ a, b }) => [a, b]))])
  return found.flatMap(({ id, a, b, reasons }) => {
    const [one, other] = [families.get(a), families.get(b)]
    return one && other ? [{ id, reasons, one, other }] : []
  })
}
