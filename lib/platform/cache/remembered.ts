import 'server-only'
import { isFromMemory } from '@/lib/platform/cache/from-memory'
import { isExpired, isListening, onExpiry } from '@/lib/platform/cache/tag-expiry.mjs'
import { previewScope } from '@/lib/platform/database/preview-scope'
import { outsideStaffShare } from '@/lib/platform/database/staff-share'

/** Limits the effect of writes that bypass the application (psql, a restored dump). */
const MAX_AGE_MS = 60_000

type Entry = { value: Promise<unknown>; tables: readonly string[]; since: number }

// Next compiles this module into several bundles; they share one map.
const holder = globalThis as {
  porchlightRemembered?: Map<string, Entry>
  porchlightLastKnown?: Map<string, unknown>
}
holder.porchlightLastKnown ??= new Map()
/** Last value of each read, however old: for leads that come while the database is away (decision 095). */
const lastKnown = holder.porchlightLastKnown

function entries(): Map<string, Entry> {
  if (!holder.porchlightRemembered) {
    const kept = new Map<string, Entry>()
    holder.porchlightRemembered = kept
    onExpiry((tags) => {
      for (const [name, { tables }] of kept) {
        if (tags === null || tags.some((tag) => tables.includes(tag))) kept.delete(name)
      }
    })
  }
  return holder.porchlightRemembered
}

/** Caches a small read in this process until its tables change. `name` is the same in every bundle. */
export function remembered<T>(
  name: string,
  tables: readonly string[],
  read: () => Promise<T>,
): () => Promise<T> {
  return () => {
    if (isFromMemory()) return valueFromMemory<T>(name)
    if (previewScope()) return read()
    if (!isListening()) return keepLast(name, read())
    const known = entries().get(name)
    if (known && Date.now() - known.since < MAX_AGE_MS && !isExpired([...tables], known.since)) {
      return known.value as Promise<T>
    }
    const value = keepLast(name, outsideStaffShare(read))
    const entry = { value, tables, since: Date.now() }
    entries().set(name, entry)
    value.catch(() => {
      if (entries().get(name) === entry) entries().delete(name)
    })
    return value
  }
}

async function keepLast<T>(name: string, reading: Promise<T>): Promise<T> {
  const value = await reading
  lastKnown.set(name, value)
  return value
}

async function valueFromMemory<T>(name: string): Promise<T> {
  if (!lastKnown.has(name)) throw new Error(`${name} was not read before the database went away`)
  return lastKnown.get(name) as T
}

/** All last values by name, for a copy on disk. */
export function lastKnownValues(): ReadonlyMap<string, unknown> {
  return lastKnown
}

/** Takes values from a copy on disk, unless newer ones were read. */
export function rememberLastKnown(values: ReadonlyMap<string, unknown>): void {
  for (const [name, value] of values) if (!lastKnown.has(name)) lastKnown.set(name, value)
}

export function forgetRemembered(): void {
  entries().clear()
}
