/**
 * Next's store for `'use cache'`: in memory, bounded in bytes, dropped by tag across all instances. Nothing is
 * kept on disk, so nothing outlives a restart or is served from another database (docs/decisions/003-caching.md).
 */
import { isExpired, isListening, onExpiry, startListening } from './tag-expiry.mjs'

const MAX_BYTES = 96 * 1024 * 1024

/** Insertion order is use order: the first key is the one used longest ago. */
const entries = new Map()
const pending = new Map()
let bytes = 0

onExpiry((tags) => {
  if (tags === null) clear()
})

function clear() {
  entries.clear()
  bytes = 0
}

function remove(key) {
  const entry = entries.get(key)
  if (!entry) return
  entries.delete(key)
  bytes -= entry.value.byteLength
}

function streamOf(value) {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(value)
      controller.close()
    },
  })
}

async function get(key) {
  await pending.get(key)
  const entry = entries.get(key)
  if (!entry || !isListening()) return undefined
  const tooOld = Date.now() > entry.timestamp + entry.revalidate * 1000
  if (tooOld || isExpired(entry.tags, entry.timestamp)) {
    remove(key)
    return undefined
  }
  entries.delete(key)
  entries.set(key, entry)
  return { ...entry, value: streamOf(entry.value) }
}

async function set(key, pendingEntry) {
  const { promise, resolve } = withResolvers()
  pending.set(key, promise)
  try {
    const entry = await pendingEntry
    const value = new Uint8Array(await new Response(entry.value).arrayBuffer())
    // A value read before an expiry that arrived while it was rendered is already outdated.
    if (entry.expire === 0 || isExpired(entry.tags, entry.timestamp)) return
    remove(key)
    entries.set(key, { ...entry, value })
    bytes += value.byteLength
    for (const oldest of entries.keys()) {
      if (bytes <= MAX_BYTES) break
      remove(oldest)
    }
  } catch {
    // An interrupted render leaves an incomplete value: not kept, the next read renders again.
  } finally {
    pending.delete(key)
    resolve()
  }
}

/** Promise.withResolvers, which Node 20 lacks. */
function withResolvers() {
  let resolve
  const promise = new Promise((done) => {
    resolve = done
  })
  return { promise, resolve }
}

export default {
  get,
  set,
  async refreshTags() {
    if (process.env.NEXT_PHASE !== 'phase-production-build') await startListening()
  },
  async getExpiration() {
    return 0
  },
  async updateTags() {
    // Tags expire through lib/cache.ts alone, which tells every instance.
  },
}
