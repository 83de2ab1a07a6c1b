import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import { isExpired, isListening, onExpiry } from '@/lib/platform/cache/tag-expiry.mjs'
import { previewRead } from '@/lib/platform/database/preview-scope'
import { outsideStaffShare } from '@/lib/platform/database/staff-share'

type Kept = { value: unknown; tags: string[]; since: number; until: number; bytes: number }

type Scope = { tags: Set<string>; maxAgeMs: number }

const MAX_BYTES = 96 * 1024 * 1024

const values = new LRUCache<string, Kept>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes })
const computing = new Map<string, { epoch: number; entry: Promise<Kept> }>()
const scopes = new AsyncLocalStorage<Scope>()
let epoch = 0
let drops = 0

onExpiry((tags) => {
  epoch += 1
  if (tags !== null) return
  drops += 1
  values.clear()
})

export function dependsOn(tags: readonly string[], maxAgeSeconds = Number.POSITIVE_INFINITY): void {
  const scope = scopes.getStore()
  if (!scope) return
  for (const tag of tags) scope.tags.add(tag)
  scope.maxAgeMs = Math.min(scope.maxAgeMs, maxAgeSeconds * 1_000)
}

/** Returns or computes a frozen value. Nothing is cached while expiry notices cannot be heard. */
export async function cachedValue<T>(
  name: string,
  compute: () => Promise<T>,
  bytesOf: (value: T) => number,
): Promise<T> {
  const previewed = previewRead(name, compute)
  if (previewed) return previewed
  const known = values.get(name)
  const found =
    known && isUsable(known) ? known : await computed(name, compute, bytesOf as (value: unknown) => number)
  const outer = scopes.getStore()
  if (outer) {
    for (const tag of found.tags) outer.tags.add(tag)
    outer.maxAgeMs = Math.min(outer.maxAgeMs, found.until - Date.now())
  }
  return found.value as T
}

function isUsable({ tags, since, until }: Kept): boolean {
  return isListening() && Date.now() < until && !isExpired(tags, since)
}

/** Concurrent callers share a computation, unless an edit came after its start. */
function computed(
  name: string,
  compute: () => Promise<unknown>,
  bytesOf: (value: unknown) => number,
): Promise<Kept> {
  const running = computing.get(name)
  if (running?.epoch === epoch && isListening()) return running.entry
  const own = { epoch, entry: produce(name, compute, bytesOf) }
  computing.set(name, own)
  const done = () => {
    if (computing.get(name) === own) computing.delete(name)
  }
  own.entry.then(done, done)
  return own.entry
}

async function produce(
  name: string,
  compute: () => Promise<unknown>,
  bytesOf: (value: unknown) => number,
): Promise<Kept> {
  const scope: Scope = { tags: new Set(), maxAgeMs: Number.POSITIVE_INFINITY }
  const since = Date.now()
  const heard = isListening() && drops
  const value = await outsideStaffShare(() => scopes.run(scope, compute))
  const tags = [...scope.tags]
  const entry = { value, tags, since, until: since + scope.maxAgeMs, bytes: 0 }
  // A value without tags could never be invalidated.
  if (heard === drops && tags.length > 0 && isUsable(entry))
    values.set(name, { ...entry, value: frozen(value), bytes: name.length + 200 + bytesOf(value) })
  return entry
}

/** Values are shared by all readers, so a mutation would leak to them. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== Array.prototype) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
