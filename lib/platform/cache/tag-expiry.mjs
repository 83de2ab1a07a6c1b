/** Tracks when each cache tag expired, for the copies of this module in Next's bundles and in the front's. */
import pg from 'pg'
import { startBeat } from '../database/notice-beat.mjs'

export const CHANNEL = 'porchlight_tags'
const BEAT_MS = 500
/** An edit must show within two seconds, even when the connection has died silently. */
const MAX_SILENCE_MS = 1_700
const RETRY_MS = 500
const CONNECTION = { connectionTimeoutMillis: 3_000, query_timeout: 2_000, keepAlive: true }

globalThis.porchlightTagExpiry ??= {
  /** @type {Map<string, number>} tag → local epoch milliseconds of its last expiry */
  times: new Map(),
  /** @type {Set<(tags: string[] | null) => void>} told of each expiry; null means everything */
  listeners: new Set(),
  listening: false,
  /** performance.now() up to which nothing can have been missed */
  heardUntil: 0,
  /** sends the beats, through the address that writers use */
  sender: null,
  started: null,
}

const state = globalThis.porchlightTagExpiry

/** True when no expiry can have been missed. While false, cached values must not be used. */
export function isListening() {
  return state.listening && performance.now() - state.heardUntil < MAX_SILENCE_MS
}

/** True when this process was asked to listen. */
export const isStarted = () => state.started !== null

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
  state.stopBeat?.()
  dropSender()
  await state.client?.end().catch(() => {})
}

async function listen() {
  const client = new pg.Client({
    ...CONNECTION,
    connectionString: process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL,
    application_name: 'porchlight-cache',
  })
  client.on('error', () => lost(client))
  client.on('end', () => lost(client))
  client.on('notification', ({ channel, payload }) => {
    if (channel === CHANNEL && payload) expireHere(JSON.parse(payload))
  })
  state.client = client
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    dropEverything()
    await firstBeat(client)
  } catch {
    lost(client)
  }
}

/** Starts the beat; resolves when it has come back once, or the line is lost. */
async function firstBeat(client) {
  const answered = new Promise((resolve) => {
    state.settle = resolve
  })
  state.stopBeat = await startBeat(client, {
    everyMs: BEAT_MS,
    send: sendBeat,
    heard(sentAt) {
      if (client !== state.client) return
      state.heardUntil = sentAt
      state.listening = true
      state.settle()
    },
    deaf: () => lost(client),
  })
  await answered
}

/** Over a connection of its own, so that a busy pool delays no beat. */
async function sendBeat(channel, nonce) {
  try {
    state.sender ??= await openSender()
    await state.sender.query(`select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)`, [
      channel,
      nonce,
    ])
  } catch (error) {
    dropSender()
    throw error
  }
}

async function openSender() {
  const client = new pg.Client({
    ...CONNECTION,
    connectionString: process.env.DATABASE_URL,
    application_name: 'porchlight-cache-beat',
  })
  client.on('error', () => {})
  client.on('end', () => {
    if (state.sender === client) state.sender = null
  })
  await client.connect()
  client.unref()
  return client
}

function dropSender() {
  // Not with a goodbye, which a dead server would not read.
  state.sender?.connection.stream.destroy()
  state.sender = null
}

function lost(client) {
  if (client !== state.client || state.stopped) return
  state.client = null
  state.listening = false
  state.stopBeat?.()
  state.settle?.()
  dropSender()
  dropEverything()
  client.end().catch(() => {})
  setTimeout(() => listen(), RETRY_MS).unref()
}

/** Entries cached while disconnected may be stale, whatever their tags. */
function dropEverything() {
  state.times.clear()
  for (const callback of state.listeners) callback(null)
}
