import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { BoundedClient } from '@/lib/platform/database/bounded-client'
import { directUrl, isPooled } from '@/lib/platform/database/direct-url'
import { IDLE_IN_TRANSACTION_MS, STATEMENT_TIMEOUT_MS } from '@/lib/platform/database/limits.mjs'
import { closeNotices } from '@/lib/platform/database/notices'
import { previewedMoment, previewScope } from '@/lib/platform/database/preview-scope'
import { isInStaffShare } from '@/lib/platform/database/staff-share'
import { env } from '@/lib/platform/env'
import { type Prisma, PrismaClient } from '@/lib/platform/generated/prisma/client'

export type Tx = Prisma.TransactionClient

/** Connections of a process: for visitors and the worker, and for the back office (decision 086). */
const POOL_SIZES = { site: 16, staff: 6 } as const
/** New connections are slow at first; a lead after a quiet minute should not pay for that. */
const IDLE_TIMEOUT_MS = 10 * 60_000
/** Networks drop silent connections after some minutes without notifying either end. */
const KEEP_ALIVE_MS = 60_000

/**
 * A pool with bounded waits. @param options session settings in server syntax (`-c name=value`), for which it
 * connects directly: a pooler refuses them, and the limits too, which our role has there (decision 120)
 */
export function openPool(max: number, options?: string): pg.Pool {
  const isDirect = options !== undefined || !isPooled()
  const pool = new pg.Pool({
    Client: BoundedClient,
    connectionString: isDirect ? directUrl() : env().DATABASE_URL,
    max,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    connectionTimeoutMillis: 3_000,
    ...(isDirect && {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(options && { options }),
  })
  // An idle connection cut by the server must not end the process.
  pool.on('error', () => {})
  return pool
}

type Share = keyof typeof POOL_SIZES

function connect(share: Share) {
  const pool = openPool(POOL_SIZES[share])
  const adapter = new PrismaPg(pool, { statementNameGenerator: statementName })
  const prisma = new PrismaClient({ adapter, omit: { user: { password: true } } })
  return { pool, prisma }
}

const names = new Map<string, string>()

/** Prepared statements save the parse. Searches have none, as the best plan depends on the word. */
function statementName({ sql }: { sql: string }): string {
  const known = names.get(sql)
  if (known) return known
  if (names.size >= 2_000 || / I?LIKE /.test(sql)) return ''
  const name = `p${names.size}`
  names.set(sql, name)
  return name
}

type Connection = ReturnType<typeof connect>

// Next compiles this module into several bundles; the process still gets one pool per share.
const holder = globalThis as { porchlightDatabases?: Map<Share, Connection> }
holder.porchlightDatabases ??= new Map()
const connections = holder.porchlightDatabases

function connection(): Connection {
  const share = isInStaffShare() ? 'staff' : 'site'
  const known = connections.get(share)
  if (known) return known
  const opened = connect(share)
  connections.set(share, opened)
  return opened
}

/** Connects at first use; in a draft preview it is the transaction with the drafts (decision 025). */
export const db: PrismaClient = new Proxy({} as PrismaClient, {
  get: (_, property) =>
    property === '$transaction' ? transact : Reflect.get(previewScope()?.tx ?? connection().prisma, property),
})

async function transact(work: unknown, options?: object): Promise<unknown> {
  const preview = previewScope()
  if (preview && typeof work === 'function') return work(preview.tx)
  const { prisma } = connection()
  if (typeof work !== 'function') return prisma.$transaction(work as never, options)
  let committed = async () => {}
  const result: unknown = await prisma.$transaction((tx) => {
    committed = collectAfterCommit(tx)
    return work(tx)
  }, options)
  await committed()
  return result
}

/** The pool below Prisma, for raw SQL (rate limits, advisory locks). */
export function pool(): pg.Pool {
  return connection().pool
}

/** The connections of each open pool of this process, and how many queries wait for one. */
export function poolStates(): { share: Share; open: number; idle: number; waiting: number }[] {
  return [...connections].map(([share, { pool }]) => ({
    share,
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }))
}

export async function disconnect(): Promise<void> {
  await closeNotices()
  const open = [...connections.values()]
  connections.clear()
  for (const { prisma, pool } of open) {
    await prisma.$disconnect()
    await pool.end()
  }
}

type Act = () => void | Promise<void>

// Next compiles this module into several bundles; a transaction may cross between them.
const commitHolder = globalThis as { porchlightAfterCommit?: WeakMap<object, Act[]> }
commitHolder.porchlightAfterCommit ??= new WeakMap()
const waiting = commitHolder.porchlightAfterCommit

/** Starts collecting callbacks for a transaction. The returned function runs them. */
function collectAfterCommit(tx: object): () => Promise<void> {
  const acts: Act[] = []
  waiting.set(tx, acts)
  return async () => {
    await Promise.all(acts.map((act) => act()))
  }
}

/**
 * Runs `act` after the commit, and waits for it; signals too, because PostgreSQL serializes commits that
 * carry a NOTIFY.
 */
export function afterCommit(tx: object, act: Act): void {
  const acts = waiting.get(tx)
  if (acts) acts.push(act)
  else void act()
}

/**
 * For cached reads: due rows run by this clock, and an instance with a slow one would stay stale. A preview
 * of what is scheduled has the time at which it is shown.
 */
export async function databaseNow(client: Pick<typeof db, '$queryRaw'> = db): Promise<Date> {
  const [row] = await client.$queryRaw<{ now: Date }[]>`select date_trunc('milliseconds', now()) as now`
  if (!row) throw new Error('The database gave no time')
  return previewedMoment(row.now)
}
