import 'server-only'
import type pg from 'pg'
import { databaseFailure } from '@/lib/platform/database/database-failure'
import type { LeasedItem } from '@/lib/platform/outbox/define-handler'
import { setAside } from '@/lib/platform/outbox/set-aside'

/** Renewed while a handler runs; a dead worker's items become free afterwards. */
export const LEASE_S = 7

/** Items that crashed their worker this often in a row are not retried, so that others proceed. */
export const CRASHES_AT_MOST = 5

type Claim = {
  owner: string
  capacity: ReadonlyMap<string, number>
  /** Rows this worker is still running, whatever the state of their lease. */
  running: string[]
}

export type ClaimedItem = LeasedItem & {
  /** Consecutive earlier attempts that never ended. */
  crashes: number
}

/** Leases due rows and rows with expired leases; one statement, database clock. */
export async function claim(pool: pg.Pool, asked: Claim): Promise<ClaimedItem[]> {
  try {
    const { rows } = await pool.query<ClaimedItem>({
      name: 'outbox-claim',
      text: CLAIM,
      values: [...placesOf(asked), asked.owner, LEASE_S],
    })
    return rows
  } catch (error) {
    if (databaseFailure(error)) throw error
    return claimOneByOne(pool, asked)
  }
}

const placesOf = ({ capacity, running }: Claim) => [[...capacity.keys()], [...capacity.values()], running]

/** After a row made the claim of all fail: sets that row aside and claims the others. */
async function claimOneByOne(pool: pg.Pool, asked: Claim): Promise<ClaimedItem[]> {
  const candidates = await pool.query<{ id: string }>(CANDIDATES, placesOf(asked))
  const claimed: ClaimedItem[] = []
  for (const { id } of candidates.rows) {
    try {
      const { rows } = await pool.query<ClaimedItem>(CLAIM_ONE, [id, asked.owner, LEASE_S])
      claimed.push(...rows)
    } catch (error) {
      if (databaseFailure(error)) throw error
      await setAside(id, error)
    }
  }
  return claimed
}

/** Parameters: kinds, their places, and the rows that are running here. */
const FIND = `
  with room as (select * from unnest($1::text[], $2::int[]) as r(kind, places)),
  picked as (
    select due.id from room, lateral (
      select id from outbox_items
      where kind = room.kind and state = 'due' and due_at <= now() and id <> all($3::uuid[])
      order by due_at limit room.places for update skip locked
    ) due
  ), left_behind as (
    select expired.id from room, lateral (
      select id from outbox_items
      where kind = room.kind and state = 'leased' and lease_expires_at <= now() and id <> all($3::uuid[])
      order by lease_expires_at limit room.places for update skip locked
    ) expired
  )`

const CANDIDATES = `${FIND} select id from picked union all select id from left_behind`

const CLAIM = `${FIND}, ${leasing('array(select id from picked union all select id from left_behind)', '$4', '$5')}`

const CLAIM_ONE = `
  with chosen as (
    select id from outbox_items where id = $1::uuid and (
      (state = 'due' and due_at <= now()) or (state = 'leased' and now() >= lease_expires_at)
    ) for update skip locked
  ), ${leasing('array(select id from chosen)', '$2', '$3')}`

function leasing(ids: string, owner: string, seconds: string): string {
  return `leased as (
    update outbox_items item
    set state = 'leased', lease_owner = ${owner}, lease_expires_at = now() + make_interval(secs => ${seconds}),
      attempt_count = attempt_count + 1
    where item.id = any(${ids})
    returning item.*
  ), opened as (
    insert into outbox_attempts (item_id, number, worker, started_at)
    select id, attempt_count, ${owner}, now() from leased
  )
  select id, kind, channel, target, payload, attempt_count as number, asked_at as "askedAt",
    now()::timestamptz(3) as "startedAt", tour_request_id as "tourRequestId", request_id as "requestId",
    message_id as "messageId", "from", reply_to as "replyTo", subject, "text", html, calendar,
    case when attempt_count <= ${CRASHES_AT_MOST} then 0 else (
      select count(*)::int from (
        select finished_at from outbox_attempts attempt
        where attempt.item_id = leased.id and attempt.started_at >= leased.asked_at
        order by number desc limit ${CRASHES_AT_MOST}
      ) latest where finished_at is null
    ) end as crashes
  from leased`
}

/** Rows that could not be locked are in neither set. */
type Renewal = { ours: Set<string>; lost: Set<string> }

/** Skips rows being settled: waiting for them in another lock order would deadlock. */
export async function renew(pool: pg.Pool, owner: string, ids: string[]): Promise<Renewal> {
  const { rows } = await pool.query<{ id: string; ours: boolean }>({
    name: 'outbox-renew',
    text: RENEW,
    values: [owner, ids, LEASE_S],
  })
  const idsOf = (ours: boolean) => new Set(rows.filter((row) => row.ours === ours).map(({ id }) => id))
  return { ours: idsOf(true), lost: idsOf(false) }
}

const RENEW = `
  with found as (
    select id, state = 'leased' and lease_owner is not distinct from $1 as ours
    from outbox_items where id = any($2::uuid[]) for update skip locked
  ), renewed as (
    update outbox_items item set lease_expires_at = now() + make_interval(secs => $3)
    from found where item.id = found.id and found.ours
  )
  select id, ours from found`
