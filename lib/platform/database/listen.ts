import 'server-only'
import pg from 'pg'
import { destroyClient } from '@/lib/platform/database/bounded-client'
import { directUrl } from '@/lib/platform/database/direct-url'
import { startBeat } from '@/lib/platform/database/notice-beat.mjs'
import { notifySoon } from '@/lib/platform/database/notices'
import { log } from '@/lib/platform/log'

const BEAT_MS = 1_000
/** A beat every second, and the answer to the next one. */
const MAX_SILENCE_MS = 3_000
const ANSWER_MS = 2_000
const RETRY_MS = 500

type Listener = { heard(entries: string[]): void; missed(): void }

type SharedConnection = {
  listeners: Map<string, Set<Listener>>
  client: pg.Client | null
  stopBeat: (() => void) | undefined
  heardAt: number
  broken: boolean
}

// Next compiles this module into several bundles; the process still listens on one connection.
const holder = globalThis as { porchlightLine?: SharedConnection }
holder.porchlightLine ??= {
  listeners: new Map(),
  client: null,
  stopBeat: undefined,
  heardAt: Number.NEGATIVE_INFINITY,
  broken: false,
}
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

/** True while notices arrive; null when nothing listens in this process. */
export function hearsNotices(): boolean | null {
  if (shared.listeners.size === 0) return null
  return performance.now() - shared.heardAt < MAX_SILENCE_MS
}

async function connect(): Promise<void> {
  const client = new pg.Client({
    connectionString: directUrl(),
    connectionTimeoutMillis: 3_000,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    application_name: 'porchlight-listener',
  })
  shared.client = client
  client.on('error', () => lost(client))
  client.on('end', () => lost(client))
  client.on('notification', ({ channel, payload }) => {
    if (!shared.listeners.has(channel)) return
    const entries = JSON.parse(payload || '[]') as string[]
    for (const { heard } of shared.listeners.get(channel) ?? []) heard(entries)
  })
  try {
    await client.connect()
    for (const channel of shared.listeners.keys()) await client.query(`listen ${channel}`)
    shared.stopBeat = await startBeat(client, {
      everyMs: BEAT_MS,
      send: notifySoon,
      heard: (sentAt) => heardBeat(client, sentAt),
      deaf: () => lost(client),
    })
  } catch (error) {
    log.warn({ err: error }, 'cannot listen to the database')
    lost(client)
    return
  }
  if (shared.client !== client) destroyClient(client)
}

function heardBeat(client: pg.Client, sentAt: number): void {
  if (shared.client !== client) return
  shared.heardAt = sentAt
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
  shared.stopBeat?.()
  if (client) destroyClient(client)
}
