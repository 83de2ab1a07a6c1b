/**
 * When each cache tag last expired, as this process heard it. A write announces its tags with NOTIFY in its own
 * transaction, so every instance hears exactly of what was committed. Plain JavaScript, because Next loads the
 * cache handler that needs it unbundled; the state sits on globalThis so that all bundles share it.
 */
import pg from 'pg'

export const CHANNEL = 'porchlight_tags'
const HEARTBEAT_MS = 500
/** An edit must show within two seconds, even when the line to the database has died without a word. */
const MAX_SILENCE_MS = 1_700
const RETRY_MS = 500

globalThis.porchlightTagExpiry ??= {
  /** @type {Map<string, number>} tag → local epoch milliseconds of its last expiry */
  times: new Map(),
  /** @type {Set<(tags: string[] | null) => void>} told of each expiry; null means everything */
  listeners: new Set(),
  listening: false,
  /** performance.now() of the latest moment up to which we have heard everything */
  heardUntil: 0,
  /** the client whose heartbeat has not been answered yet */
  beating: null,
  started: null,
}

const state = globalThis.porchlightTagExpiry

/**
 * Whether we know of every expiry up to a moment ago. While false nothing cached may be used, because an edit could be
 * missed; it becomes true again by itself, and what was stored before is dropped if anything could have been missed.
 */
export function isListening() {
  return state.listening && performance.now() - state.heardUntil < MAX_SILENCE_MS
}

/** Calls back with the tags of each expiry, or null when everything must be dropped. Returns the unsubscribe. */
export function onExpiry(callback) {
  state.listeners.add(callback)
  return () => state.listeners.delete(callback)
}

/** Expires tags in this process at once (others hear it from the database). */
export function expireHere(tags) {
  const now = Date.now()
  for (const tag of tags) state.times.set(tag, now)
  for (const callback of state.listeners) callback(tags)
}

/** Whether one of the tags expired at or after `timestamp` (epoch milliseconds). */
export function isExpired(tags, timestamp) {
  return tags.some((tag) => (state.times.get(tag) ?? 0) >= timestamp)
}

/** Starts listening once per process; resolves when the first attempt has ended, well or not. */
export function startListening() {
  state.started ??= listen()
  return state.started
}

/** Ends the listening connection (shutdown, tests). */
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

/** The answer arrives behind every notice of what was committed before the question. */
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

/** Entries made while we could not hear may be outdated, whatever their tags. */
function dropEverything() {
  state.times.clear()
  for (const callback of state.listeners) callback(null)
}
