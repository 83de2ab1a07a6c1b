import 'server-only'
import pg from 'pg'
import { destroyClient } from '@/lib/platform/database/bounded-client'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'

const HEARTBEAT_MS = 1_000
const ANSWER_MS = 2_000
const RETRY_MS = 500

type Listener = {
  /** The entries of one notice. */
  heard(entries: string[]): void
  /** The line was away: anything may have been missed. */
  missed(): void
}

type Line = {
  listeners: Map<string, Set<Listener>>
  client: pg.Client | null
  heartbeat: NodeJS.Timeout | undefined
  /** Whether a line has been lost since the last one stood. */
  broken: boolean
}

// Next compiles this module into several bundles; the process still listens on one connection.
const holder = globalThis as { porchlightLine?: Line }
holder.porchlightLine ??= { listeners: new Map(), client: null, heartbeat: undefined, broken: false }
const line = holder.porchlightLine

/** Listens to a channel of lib/platform/database/notices.ts, through lost connections. Returns what ends it. */
export function listenTo(channel: string, listener: Listener): () => void {
  const known = line.listeners.get(channel)
  if (known) known.add(listener)
  else line.listeners.set(channel, new Set([listener]))
  if (!line.client) void connect()
  else if (!known) subscribe(line.client, channel)
  return () => {
    const listeners = line.listeners.get(channel)
    listeners?.delete(listener)
    if (listeners?.size === 0) line.listeners.delete(channel)
    if (line.listeners.size === 0) close()
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
  line.client = client
  client.on('error', () => lost(client))
  client.on('end', () => lost(client))
  client.on('notification', ({ channel, payload }) => {
    const entries = JSON.parse(payload || '[]') as string[]
    for (const { heard } of line.listeners.get(channel) ?? []) heard(entries)
  })
  try {
    await client.connect()
    for (const channel of line.listeners.keys()) await client.query(`listen ${channel}`)
  } catch (error) {
    log.warn({ err: error }, 'cannot listen to the database')
    lost(client)
    return
  }
  if (line.client !== client) return destroyClient(client)
  line.heartbeat = setInterval(() => client.query('select 1').catch(() => lost(client)), HEARTBEAT_MS)
  line.heartbeat.unref()
  if (!line.broken) return
  line.broken = false
  for (const listeners of line.listeners.values()) for (const { missed } of listeners) missed()
}

function subscribe(client: pg.Client, channel: string): void {
  client.query(`listen ${channel}`).catch(() => lost(client))
}

function lost(client: pg.Client): void {
  if (line.client !== client) return
  close()
  line.broken = true
  setTimeout(() => {
    if (!line.client && line.listeners.size > 0) void connect()
  }, RETRY_MS).unref()
}

function close(): void {
  const { client } = line
  line.client = null
  clearInterval(line.heartbeat)
  if (client) destroyClient(client)
}
