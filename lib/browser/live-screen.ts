/** Ids of changed leads; null: anything may have changed. */
export type Changed = ReadonlySet<string> | null

/** Shows the changes of one part of a screen, with at most one request. */
export type LivePart = (changed: Changed) => Promise<void>

type Options = {
  isHidden: () => boolean
  /** Spreads the requests of many screens that hear of the same change. */
  spreadMs?: number
}

const EVERY_MS = 2_000
const SPREAD_MS = 400
const MOST_BACKOFF_MS = 60_000
/** Above it, everything is asked for: a hidden screen may wait for days. */
const MOST_IDS = 1_000
/** A request without an answer counts as failed. */
const LIMIT_MS = 30_000

/**
 * Decides when a screen asks the server: at most one request at a time, none within two seconds of the last,
 * none while hidden, and less often while it fails (decision 086).
 */
export function createLiveScreen({ isHidden, spreadMs = Math.random() * SPREAD_MS }: Options) {
  const parts = new Map<LivePart, number>()
  let pending: Set<string> | null = new Set()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let startedAt = Number.NEGATIVE_INFINITY
  let failures = 0

  function note(changed: Changed): void {
    for (const id of changed ?? []) pending?.add(id)
    if (changed === null || (pending && pending.size > MOST_IDS)) pending = null
  }

  function plan(): void {
    const isIdle = pending !== null && pending.size === 0
    if (isIdle || isRunning || timer !== undefined || parts.size === 0 || isHidden()) return
    const everyMs = Math.min(EVERY_MS * 2 ** failures, MOST_BACKOFF_MS)
    const settled = Math.max(spreadMs, ...parts.values())
    timer = setTimeout(() => void run(), Math.max(settled, startedAt + everyMs - performance.now()))
  }

  async function run(): Promise<void> {
    timer = undefined
    if (isHidden()) return
    const changed = pending
    pending = new Set()
    isRunning = true
    startedAt = performance.now()
    try {
      for (const part of [...parts.keys()]) if (parts.has(part)) await withinLimit(part(changed))
      failures = 0
    } catch {
      // The part shows that it could not be loaded.
      failures += 1
      note(changed)
    }
    isRunning = false
    plan()
  }

  return {
    /** @param settleMs waits so long after the first change. @returns a function that removes it */
    add(part: LivePart, settleMs = 0): () => void {
      parts.set(part, settleMs)
      return () => {
        parts.delete(part)
        if (parts.size > 0) return
        // The next page has just been rendered.
        clearTimeout(timer)
        timer = undefined
        pending = new Set()
      }
    },
    changed(changed: Changed): void {
      if (parts.size === 0) return
      note(changed)
      plan()
    },
    /** The screen is visible again. */
    shown: plan,
  }
}

async function withinLimit(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${LIMIT_MS / 1_000} s`)), LIMIT_MS)
  })
  try {
    await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
