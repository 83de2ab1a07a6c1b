import 'server-only'
import { isExpired, isListening, onExpiry } from '@/lib/platform/cache/tag-expiry.mjs'
import { previewScope } from '@/lib/platform/database/preview-scope'
import { outsideStaffShare } from '@/lib/platform/database/staff-share'

/** Limits the effect of writes that bypass the application (psql, a restored dump). */
const MAX_AGE_MS = 60_000

type Entry = { value: Promise<unknown>; tables: readonly string[]; since: number }

// Next compiles this module into several bundles; they share one map.
const holder = globalThis as { porchlightRemembered?: Map<string, Entry> }

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
    if (!isListening() || previewScope()) return read()
    const known = entries().get(name)
    if (known && Date.now() - known.since < MAX_AGE_MS && !isExpired([...tables], known.since)) {
      return known.value as Promise<T>
    }
    const value = outsideStaffShare(read)
    const entry = { value, tables, since: Date.now() }
    entries().set(name, entry)
    value.catch(() => {
      if (entries().get(name) === entry) entries().delete(name)
    })
    return value
  }
}

export function forgetRemembered(): void {
  entries().clear()
}
