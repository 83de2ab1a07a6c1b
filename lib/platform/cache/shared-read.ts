import 'server-only'

type Shared<T> = { startedAt: number; value: Promise<T>; next: Promise<T> | null }

/**
 * Reads that many people ask for at once: each key is read at most once per `everyMs` in this process.
 * `read` decides nothing about access, so the key must hold whatever it depends on.
 */
export function sharedReads(everyMs: number) {
  const known = new Map<string, Shared<unknown>>()

  function start<T>(key: string, read: () => Promise<T>): Shared<T> {
    const shared = { startedAt: performance.now(), value: read(), next: null }
    known.set(key, shared)
    const forget = () => {
      if (known.get(key) === shared && !shared.next) known.delete(key)
    }
    shared.value.catch(forget)
    setTimeout(forget, everyMs).unref()
    return shared
  }

  function find<T>(key: string): Shared<T> | undefined {
    const shared = known.get(key) as Shared<T> | undefined
    return shared && performance.now() - shared.startedAt < everyMs ? shared : undefined
  }

  return {
    /** A value whose read began within the last `everyMs`. */
    recent<T>(key: string, read: () => Promise<T>): Promise<T> {
      return (find<T>(key) ?? start(key, read)).value
    },
    /** A value whose read begins from now on: at once, or when `everyMs` have passed since the last began. */
    next<T>(key: string, read: () => Promise<T>): Promise<T> {
      const shared = find<T>(key)
      if (!shared) return start(key, read).value
      shared.next ??= new Promise<void>((resolve) =>
        setTimeout(resolve, everyMs - (performance.now() - shared.startedAt)),
      ).then(() => {
        // Timers may be a millisecond early, when the old value would still count as recent.
        const newest = find<T>(key)
        return (newest && newest !== shared ? newest : start(key, read)).value
      })
      return shared.next
    },
  }
}
