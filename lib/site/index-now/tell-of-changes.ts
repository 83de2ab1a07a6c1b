import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { db } from '@/lib/platform/database/db'
import { AppError, conflict } from '@/lib/platform/errors'
import { indexNowIsSet, MOST_ADDRESSES, tellIndexNow } from '@/lib/platform/integrations/index-now-api'
import { asJson } from '@/lib/platform/outbox/as-json'
import { type ChangedAddress, changedAddresses } from '@/lib/site/index-now/changed-addresses'

export const INDEX_NOW_EVERY_MS = 5 * 60_000
/** What is refused is refused until somebody mends it. */
const AFTER_REFUSAL_S = 60 * 60

/**
 * Tells search engines of the addresses that changed since they were told last; what could not be told is told the next time. One process at a time does.
 * @returns how many were told; null when it was not its turn, or no key is set
 */
export async function tellOfChanges(everyMs = INDEX_NOW_EVERY_MS): Promise<number | null> {
  if (!indexNowIsSet() || !(await takeTurn(everyMs))) return null
  const changed = await changedAddresses(MOST_ADDRESSES)
  if (changed.length === 0) {
    // What was refused has been taken back meanwhile.
    await db.indexNow.updateMany({ data: { problem: null } })
    return 0
  }
  const told = await tellIndexNow(changed.map(({ path }) => path))
  if (!told.isTold) {
    const waitS = told.waitS ?? AFTER_REFUSAL_S
    await db.$executeRaw`
      update index_now set problem = ${told.problem}, turn_at = now() + make_interval(secs => ${waitS}::float8)`
    return 0
  }
  await keepTold(changed)
  await db.$executeRaw`update index_now set problem = null, told_at = now(), told_count = ${changed.length}`
  return changed.length
}

/** What came of telling them now, whoever had the last turn. @throws AppError 403, 409 without a key, 502 with their answer */
export async function tellNow(actor: SessionUser): Promise<string> {
  assertCan(actor, 'update', 'crmConnection')
  if (!indexNowIsSet()) throw conflict('IndexNow is not set up: see .env.example')
  const count = await tellOfChanges(0)
  const row = await db.indexNow.findUnique({ where: { id: 1 } })
  if (row?.problem) throw new AppError('bad-gateway', 502, `IndexNow says: ${row.problem}.`)
  if (!count) return 'They know every address as it is.'
  return count === 1 ? 'They were told of one address.' : `They were told of ${count} addresses.`
}

export type IndexNowStanding = {
  isSet: boolean
  toldAt: Date | null
  toldCount: number
  /** What was said when it was refused last. */
  problem: string | null
}

/** How telling search engines stands, for /admin/integrations. */
export async function indexNowStanding(): Promise<IndexNowStanding> {
  const row = await db.indexNow.findUnique({ where: { id: 1 } })
  const { toldAt = null, toldCount = 0, problem = null } = row ?? {}
  return { isSet: indexNowIsSet(), toldAt, toldCount, problem }
}

async function takeTurn(everyMs: number): Promise<boolean> {
  const next = (everyMs / 1_000) * 0.9
  const taken = await db.$executeRaw`
    insert into index_now as old (id, turn_at) values (1, now() + make_interval(secs => ${next}::float8))
    on conflict (id) do update set turn_at = excluded.turn_at
      where ${everyMs} = 0 or old.turn_at is null or old.turn_at <= now()`
  return taken > 0
}

async function keepTold(changed: ChangedAddress[]): Promise<void> {
  const gone = changed.filter(({ state }) => state === null).map(({ path }) => path)
  await db.indexNowAddress.deleteMany({ where: { path: { in: gone } } })
  await db.$executeRaw`
    insert into index_now_addresses (path, state)
    select path, state from jsonb_to_recordset(${asJson(changed)}::jsonb) as told (path text, state text) where state is not null
    on conflict (path) do update set state = excluded.state`
}
