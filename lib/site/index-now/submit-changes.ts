import 'server-only'
import { addSeconds } from 'date-fns'
import type { SessionUser } from '@/lib/accounts/access/access'
import { assertCan } from '@/lib/accounts/access/access'
import { databaseNow, db } from '@/lib/platform/database/db'
import { AppError, conflict } from '@/lib/platform/errors'
import type { IndexNow } from '@/lib/platform/generated/prisma/client'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import {
  isIndexNowConfigured,
  MOST_ADDRESSES,
  notifyIndexNow,
} from '@/lib/platform/integrations/index-now-api'
import { asJson } from '@/lib/platform/outbox/as-json'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { everyEntry } from '@/lib/site/seo/sitemap/sitemap-files'

/** A refusal lasts until somebody fixes its cause. */
const AFTER_REFUSAL_S = 60 * 60

/** Submits changed URLs, unless a refusal asked to wait. */
export const submitChanges = defineSweep({
  name: 'index-now',
  every: 5 * 60_000,
  isOn: isIndexNowConfigured,
  async run(now) {
    const row = await db.indexNow.findUnique({ where: { id: 1 } })
    if (!row?.turnAt || row.turnAt <= now) await submit(now)
  },
})

/** @returns the number of submitted URLs */
async function submit(now: Date): Promise<number> {
  const changed = await changedAddresses(MOST_ADDRESSES)
  if (changed.length === 0) {
    // The refused changes have been undone in the meantime.
    await saveStatus({ problem: null, turnAt: null })
    return 0
  }
  try {
    await notifyIndexNow(changed.map(({ path }) => path))
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    const waitS = error.failure.waitS ?? AFTER_REFUSAL_S
    await saveStatus({ problem: error.message, turnAt: addSeconds(now, waitS) })
    return 0
  }
  await saveSubmitted(changed)
  await saveStatus({ problem: null, turnAt: null, toldAt: now, toldCount: changed.length })
  return changed.length
}

/** Submits now; returns a message. @throws AppError 403, 409 without a key, 502 with their answer */
export async function submitNow(actor: SessionUser): Promise<string> {
  assertCan(actor, 'update', 'accounts')
  if (!isIndexNowConfigured()) throw conflict('IndexNow is not set up: see .env.example')
  const count = await submit(await databaseNow())
  const row = await db.indexNow.findUnique({ where: { id: 1 } })
  if (row?.problem) throw new AppError('bad-gateway', 502, `IndexNow says: ${row.problem}.`)
  if (count === 0) return 'IndexNow already has every change.'
  return count === 1 ? 'Submitted 1 URL to IndexNow.' : `Submitted ${count} URLs to IndexNow.`
}

export type IndexNowStatus = {
  isSet: boolean
  toldAt: Date | null
  toldCount: number
  /** Message of the last refusal. */
  problem: string | null
}

export async function indexNowStatus(): Promise<IndexNowStatus> {
  const row = await db.indexNow.findUnique({ where: { id: 1 } })
  const { toldAt = null, toldCount = 0, problem = null } = row ?? {}
  return { isSet: isIndexNowConfigured(), toldAt, toldCount, problem }
}

async function saveStatus(data: Partial<IndexNow>): Promise<void> {
  await db.indexNow.upsert({ where: { id: 1 }, create: data, update: data })
}

async function saveSubmitted(changed: ChangedAddress[]): Promise<void> {
  const gone = changed.filter(({ state }) => state === null).map(({ path }) => path)
  await db.indexNowAddress.deleteMany({ where: { path: { in: gone } } })
  await db.$executeRaw`
    insert into index_now_addresses (path, state)
    select path, state from jsonb_to_recordset(${asJson(changed)}::jsonb) as told (path text, state text) where state is not null
    on conflict (path) do update set state = excluded.state`
}

/** `state` is null when the URL is gone. */
type ChangedAddress = { path: string; state: string | null }

const REDIRECTS_PER_READ = 2_500

/** Sitemap URLs and redirects changed since the last submission, for any reason; at most `most`. */
async function changedAddresses(most: number): Promise<ChangedAddress[]> {
  const changed: ChangedAddress[] = []
  const current = new Set<string>()
  for await (const batch of everyAddress()) {
    const known = await db.indexNowAddress.findMany({
      where: { path: { in: batch.map(({ path }) => path) } },
    })
    const submitted = new Map(known.map(({ path, state }) => [path, state]))
    for (const { path, state } of batch) {
      if (current.has(path)) continue
      current.add(path)
      if (submitted.get(path) !== state) changed.push({ path, state })
      if (changed.length >= most) return changed
    }
  }
  const gone = (await db.indexNowAddress.findMany({ select: { path: true } })).filter(
    ({ path }) => !current.has(path),
  )
  return [...changed, ...gone.map(({ path }) => ({ path, state: null }))].slice(0, most)
}

async function* everyAddress(): AsyncGenerator<{ path: string; state: string }[]> {
  for await (const entries of everyEntry()) {
    yield entries.map(({ path, lastModified }) => ({ path, state: lastModified?.toISOString() ?? '' }))
  }
  yield* redirects()
}

async function* redirects(): AsyncGenerator<{ path: string; state: string }[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const read: { id: string; fromPath: string; toPath: string }[] = await db.redirect.findMany({
      where: { active: true, ...(after && { id: { gt: after } }) },
      select: { id: true, fromPath: true, toPath: true },
      orderBy: { id: 'asc' },
      take: REDIRECTS_PER_READ,
    })
    yield read.map(({ fromPath, toPath }) => ({ path: fromPath, state: `> ${toPath}` }))
    after = read.length < REDIRECTS_PER_READ ? undefined : read.at(-1)?.id
  }
}
