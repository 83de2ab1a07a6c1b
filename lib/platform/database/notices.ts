import 'server-only'
import pg from 'pg'
import { destroyClient, QUERY_TIMEOUT_MS } from '@/lib/platform/database/bounded-client'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'

/** Minimum time between NOTIFYs: PostgreSQL serializes the commits that carry one. */
const SPACING_MS = 20
const RETRY_MS = 500
/** NOTIFY carries fewer than 8,000 bytes. */
const MAX_BYTES = 7_500
/** Bounds memory while the database is down; listeners read everything again after reconnecting. */
const MAX_WAITING = 5_000

type Notices = { waiting: Map<string, Set<string>>; client: pg.Client | null; sending: Promise<void> | null }

// Next compiles this module into several bundles; the process still has one connection.
const holder = globalThis as { porchlightNotices?: Notices }
holder.porchlightNotices ??= { waiting: new Map(), client: null, sending: null }
const state = holder.porchlightNotices

/** Notifies all listening instances within milliseconds. Entries are deduplicated and batched per notice. */
export function notifySoon(channel: string, entry: string): void {
  const entries = state.waiting.get(channel) ?? new Set()
  state.waiting.set(channel, entries)
  if (entries.size < MAX_WAITING) entries.add(entry)
  state.sending ??= sendAll().finally(() => {
    state.sending = null
  })
}

/** Sends pending notices if possible, then disconnects. */
export async function closeNotices(): Promise<void> {
  const last = new Promise((resolve) => setTimeout(resolve, SPACING_MS * 10))
  await Promise.race([state.sending, last])
  state.waiting.clear()
  dropClient()
}

async function sendAll(): Promise<void> {
  while (state.waiting.size > 0) {
    const batch = state.waiting
    state.waiting = new Map()
    try {
      await send(batch)
      await pause(SPACING_MS)
    } catch (error) {
      log.warn({ err: error }, 'notices wait for the database')
      dropClient()
      putBack(batch)
      await pause(RETRY_MS)
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}

async function send(batch: Map<string, Set<string>>): Promise<void> {
  const channels: string[] = []
  const payloads: string[] = []
  for (const [channel, entries] of batch) {
    for (const payload of packed([...entries])) {
      channels.push(channel)
      payloads.push(payload)
    }
  }
  const client = await connected()
  // Notices are worthless after a crash, so they need not reach the disk. For this statement only: a setting
  // of the session would stay with a pooler's connection (decision 120).
  await client.query(
    `select set_config('synchronous_commit', 'off', true), pg_notify(c, p)
     from unnest($1::text[], $2::text[]) as n(c, p)`,
    [channels, payloads],
  )
}

export function packed(entries: string[]): string[] {
  const payloads: string[] = []
  let part: string[] = []
  let bytes = 2
  for (const entry of entries) {
    const size = Buffer.byteLength(JSON.stringify(entry)) + 1
    if (bytes + size > MAX_BYTES && part.length > 0) {
      payloads.push(JSON.stringify(part))
      part = []
      bytes = 2
    }
    part.push(entry)
    bytes += size
  }
  return part.length > 0 ? [...payloads, JSON.stringify(part)] : payloads
}

function putBack(batch: Map<string, Set<string>>): void {
  for (const [channel, entries] of batch) {
    const later = state.waiting.get(channel) ?? []
    state.waiting.set(channel, new Set([...entries, ...later].slice(0, MAX_WAITING)))
  }
}

async function connected(): Promise<pg.Client> {
  if (state.client) return state.client
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: 3_000,
    query_timeout: QUERY_TIMEOUT_MS / 2,
    keepAlive: true,
    application_name: 'porchlight-notices',
  })
  client.on('error', () => {})
  client.on('end', () => {
    if (state.client === client) state.client = null
  })
  await client.connect()
  // pg has unref, its types do not; a connection for notices must not keep a process alive.
  ;(client as unknown as { unref(): void }).unref()
  state.client = client
  return client
}

function dropClient(): void {
  if (state.client) destroyClient(state.client)
  state.client = null
}
