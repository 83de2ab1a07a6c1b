import 'server-only'
import pg from 'pg'
import { env } from '@/lib/env'
import { LEADS_CHANNEL, type LeadNotice } from '@/lib/leads/announce'
import { log } from '@/lib/log'

const RETRY_MS = 1_000

type Listener = (notice: LeadNotice) => void

type Hub = {
  listeners: Set<Listener>
  closers: Set<() => void>
  client: pg.Client | null
  heedsSignals: boolean
}

// Next compiles this module into several bundles; the process still holds one connection for all open desks.
const holder = globalThis as { porchlightLeadHub?: Hub }
holder.porchlightLeadHub ??= { listeners: new Set(), closers: new Set(), client: null, heedsSignals: false }
const hub = holder.porchlightLeadHub

/**
 * Calls back whenever a lead changes, on whichever instance. The notice says only which lead and what happened:
 * the screen reads the lead itself, with its own right to see it. Returns the unsubscribe.
 */
export function onLeadChange(listener: Listener): () => void {
  hub.listeners.add(listener)
  void connect()
  return () => {
    hub.listeners.delete(listener)
    if (hub.listeners.size === 0) void disconnect()
  }
}

/** Calls back when the process is asked to stop. Returns what takes that back. */
export function beforeStop(close: () => void): () => void {
  hub.closers.add(close)
  if (!hub.heedsSignals) {
    hub.heedsSignals = true
    // One listener on the process for all streams: Node warns of more than ten.
    process.once('SIGTERM', closeAll).once('SIGINT', closeAll)
  }
  return () => hub.closers.delete(close)
}

function closeAll(): void {
  for (const close of [...hub.closers]) close()
}

async function connect(): Promise<void> {
  if (hub.client) return
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    application_name: 'porchlight-desk',
  })
  hub.client = client
  client.on('error', () => lost(client))
  client.on('end', () => lost(client))
  client.on('notification', ({ payload }) => payload && tell(JSON.parse(payload) as LeadNotice))
  try {
    await client.connect()
    await client.query(`listen ${LEADS_CHANNEL}`)
  } catch (error) {
    log.warn({ err: error }, 'desk cannot listen')
    lost(client)
  }
}

function tell(notice: LeadNotice): void {
  for (const listener of hub.listeners) listener(notice)
}

/** What was announced while nobody listened is made good by telling every desk to look again. */
function lost(client: pg.Client): void {
  if (hub.client !== client) return
  hub.client = null
  client.end().catch(() => {})
  if (hub.listeners.size === 0) return
  setTimeout(() => {
    tell({ leadId: '', type: 'reconnected' })
    void connect()
  }, RETRY_MS).unref()
}

async function disconnect(): Promise<void> {
  const { client } = hub
  hub.client = null
  await client?.end().catch(() => {})
}
