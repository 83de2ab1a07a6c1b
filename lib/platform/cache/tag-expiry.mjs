/** Tracks when each cache tag expired, for the copies of this module in Next's bundles and in the front's. */
import pg from 'pg'

export const CHANNEL = 'porchlight_tags'
const HEARTBEAT_MS = 500
/** An edit must show within two seconds, even when the connection has died silently. */
const MAX_SILENCE_MS = 1_700
const RETRY_MS = 500

globalThis.porchlightTagExpiry ??= {
  /** @type {Map<string, number>} tag → local epoch milliseconds of its last expiry */
  times: new Map(),
  /** @type {Set<(tags: string[] | null) => void>} told of each expiry; null means everything */
  listeners: new Set(),
  listening: false,
  /** performance.now() up to which nothing can have been missed */
  heardUntil: 0,
  /** the client with an unanswered heartbeat */
  beating: null,
  started: null,
}

const state = globalThis.porchlightTagExpiry

/** True when no expiry can have been missed. While false, cached values must not be used. */
export function isListening() {
  return state.listening && performance.now() - state.heardUntil < MAX_SILENCE_MS
}

/** Calls back with each expiry's tags, or null to drop everything. Returns the unsubscribe function. */
export function onExpiry(callback) {
  state.listeners.add(callback)
  return () => state.listeners.delete(callback)
}

export function expireHere(tags) {
  const now = Date.now()
  for (const tag of tags) state.times.set(tag, now)
  for (const callback of state.listeners) callback(tags)
}

/** True when one of the tags expired at or after `timestamp` (epoch milliseconds). */
export function isExpired(tags, timestamp) {
  return tags.some((tag) => (state.times.get(tag) ?? 0) >= timestamp)
}

/** Listens once per process; resolves when the first attempt has succeeded or failed. */
export function startListening() {
  state.started ??= listen()
  return state.started
}

export async function stopListening() {
  state.stopped = true
  clearInterval(state.heartbeat)
  await state.client?.end().catch(() => {})
}

async function listen() {
  const client = new pg.Client({
    connectionString: process.env.DATABASE_URL,
    connectionTimeoutMillis: 3_000,
    query_timeout: 2_000,
    keepAlive: true,
    application_name: 'porchlight-cache',
  })
  client.on('error', () => lost(client))
  client.on('end', () => lost(client))
  client.on('notification', ({ payload }) => payload && expireHere(JSON.parse(payload)))
  state.client = client
  try {
    await client.connect()
    const began = performance.now()
    await client.query(`listen ${CHANNEL}`)
    dropEverything()
    state.heardUntil = began
    state.listening = true
    state.heartbeat = setInterval(() => beat(client), HEARTBEAT_MS)
    state.heartbeat.unref()
  } catch {
    lost(client)
  }
}

/** Notices arrive in order, so this answer follows every notice committed before the query. */
async function beat(client) {
  if (state.beating === client) return
  state.beating = client
  const asked = performance.now()
  try {
    await client.query('select 1')
    state.heardUntil = asked
    state.beating = null
  } catch {
    lost(client)
  }
}

function lost(client) {
  if (client !== state.client || state.stopped) return
  state.client = null
  state.listening = false
  clearInterval(state.heartbeat)
  dropEverything()
  client.end().catch(() => {})
  setTimeout(() => listen(), RETRY_MS).unref()
}

/** Entries cached while disconnected may be stale, whatever their tags. */
function dropEverything() {
  state.times.clear()
  for (const callback of state.listeners) callback(null)
}
