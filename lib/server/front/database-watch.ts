import 'server-only'
import { isListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { probeDatabase } from '@/lib/platform/database/probe'

const TIMEOUT_MS = 1_000
/** Caches a result, because many requests share one database. */
const KNOWN_FOR_MS = 500

export type DatabaseWatch = { isAway: () => Promise<boolean> }

/** Detects a database outage: no notices arrive, and a new connection gets no response within a second. */
export function watchDatabase(
  probe: () => Promise<boolean> = () => probeDatabase(TIMEOUT_MS),
  hearsNotices: () => boolean = isListening,
): DatabaseWatch {
  let asked: { at: number; isThere: Promise<boolean> } | undefined
  return {
    async isAway() {
      if (hearsNotices()) return false
      if (!asked || performance.now() - asked.at > KNOWN_FOR_MS) {
        const isThere = probe()
        const own = { at: Number.POSITIVE_INFINITY, isThere }
        asked = own
        void isThere.then(() => {
          own.at = performance.now()
        })
      }
      return !(await asked.isThere)
    },
  }
}
