import 'server-only'
import pg from 'pg'
import { destroyClient } from '@/lib/platform/database/bounded-client'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'

const HEARTBEAT_MS = 1_000
const ANSWER_MS = 2_000
const RETRY_MS = 500

type Listener = { heard(entries: string[]): void; missed(): void }

type SharedConnection = {
  listeners: Map<string, Set<Listener>>
  client: pg.Client | null
  heartbeat: NodeJS.Timeout | undefined
  broken: boolean
}

// Next compiles this module into several bundles; the process still listens on one connection.
const holder = globalThis as { porchlightLine?: SharedConnection }
holder.porchlightLine ??= { listeners: new Map(), client: null, heartbeat: undefined, broken: false }
const shared = holder.porchlightLine

/** Listens to a channel of notices.ts and reconnects. Returns the unsubscribe function. */
export function listenTo(channel: string, listener: Listener): () => void {
  const known = shared.listeners.get(channel)
  if (known) known.add(listener)
  else shared.listeners.set(channel, new Set([listener]))
  if (!shared.client) void connect()
  else if (!known) subscribe(shared.client, channel)
  return () => {
    const listeners = shared.listeners.get(channel)
    listeners?.delete(listener)
    if (listeners?.size === 0) shared.listeners.delete(channel)
    if (shared.listeners.size === 0) close()
  }
}

async function connect(): Promise<void> {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: 3_000,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: 'porchlight-listener',
  })
  shared.client = client
  client.on('error', () => lost(client))
  client.on('end', () => lost(client))
  client.on('notification', ({ channel, payload }) => {
    const entries = JSON.parse(payload || '[]') as string[]
    for (const { heard } of shared.listeners.get(channel) ?? []) heard(entries)
  })
  try {
    await client.connect()
    for (const channel of shared.listeners.keys()) await client.query(`listen ${channel}`)
  } catch (error) {
    log.warn({ err: error }, 'cannot listen to the database')
    lost(client)
    return
  }
  if (shared.client !== client) return destroyClient(client)
  shared.heartbeat = setInterval(() => client.query('select 1').catch(() => lost(client)), HEARTBEAT_MS)
  shared.heartbeat.unref()
  if (!shared.broken) return
  shared.broken = false
  for (const listeners of shared.listeners.values()) for (const { missed } of listeners) missed()
}

function subscribe(client: pg.Client, channel: string): void {
  client.query(`listen ${channel}`).catch(() => lost(client))
}

function lost(client: pg.Client): void {
  if (shared.client !== client) return
  close()
  shared.broken = true
  setTimeout(() => {
    if (!shared.client && shared.listeners.size > 0) void connect()
  }, RETRY_MS).unref()
}

function close(): void {
  const { client } = shared
  shared.client = null
  clearInterval(shared.heartbeat)
  if (client) destroyClient(client)
}
