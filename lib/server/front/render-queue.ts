export type RenderLimits = {
  /** Concurrent renders: enough to use database waits, few enough to be quick. */
  maxRenders: number
  maxWaitingPerVisitor: number
  maxWaiting: number
  patienceMs: number
  /** A render that hangs frees its slot after this. */
  maxHoldMs: number
}

const RENDER_LIMITS: RenderLimits = {
  maxRenders: 4,
  maxWaitingPerVisitor: 60,
  maxWaiting: 240,
  patienceMs: 5_000,
  maxHoldMs: 5_000,
}

/** How long an overload delays the next render, and the interval of rechecks. */
const OVERLOAD = { holdMs: 400, recheckMs: 10 }

type Render = {
  visitor: string
  /** Goes first: pages limited in number (addresses without a query). */
  isPriority: boolean
}

type Waiting = Render & { begin: (end: (() => void) | null) => void }

/**
 * Priority pages first, then visitors in turn. Rejects renders when too many wait, or one too long. Reads of
 * staff have a queue of their own.
 */
export function renderQueue(given: Partial<RenderLimits> = {}, isOverloaded: () => boolean = () => false) {
  const { maxRenders, maxWaitingPerVisitor, maxWaiting, patienceMs, maxHoldMs } = {
    ...RENDER_LIMITS,
    ...given,
  }
  const first: Waiting[] = []
  /** In the order of service; a served visitor moves to the end. */
  const byVisitor = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0
  let leads = 0
  let begunAt = 0
  let isRecheckPlanned = false

  /** Resolves to the function that ends the render, or to null when it was rejected. */
  function enter(render: Render): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const own = lineOf(render)
      const isFull = render.isPriority
        ? first.length >= maxWaiting
        : waiting - first.length >= maxWaiting || own.length >= maxWaitingPerVisitor
      if (isFull) return resolve(null)
      const entry: Waiting = {
        ...render,
        begin(end) {
          clearTimeout(timer)
          resolve(end)
        },
      }
      const timer = setTimeout(() => giveUp(entry), patienceMs)
      own.push(entry)
      if (!render.isPriority) byVisitor.set(render.visitor, own)
      waiting += 1
      advance()
    })
  }

  function lineOf({ visitor, isPriority }: Render): Waiting[] {
    return isPriority ? first : (byVisitor.get(visitor) ?? [])
  }

  function giveUp(entry: Waiting): void {
    const line = lineOf(entry)
    line.splice(line.indexOf(entry), 1)
    if (!entry.isPriority && line.length === 0) byVisitor.delete(entry.visitor)
    waiting -= 1
    entry.begin(null)
  }

  /** One at a time while leads arrive or connections wait. */
  function slots(): number {
    return leads > 0 || isOverloaded() ? 1 : maxRenders
  }

  function recheck(): void {
    isRecheckPlanned = false
    advance()
  }

  function advance(): void {
    while (waiting > 0 && running < slots()) {
      if (isOverloaded() && performance.now() - begunAt < OVERLOAD.holdMs) break
      const next = first.shift() ?? nextInTurn()
      if (!next) return
      begunAt = performance.now()
      waiting -= 1
      running += 1
      const end = once(() => {
        clearTimeout(timer)
        running -= 1
        advance()
      })
      const timer = setTimeout(end, maxHoldMs)
      next.begin(end)
    }
    if (waiting === 0 || isRecheckPlanned || !isOverloaded()) return
    isRecheckPlanned = true
    setTimeout(recheck, OVERLOAD.recheckMs)
  }

  function nextInTurn(): Waiting | undefined {
    const [turn] = byVisitor
    if (!turn) return undefined
    const [visitor, line] = turn
    const next = line.shift()
    byVisitor.delete(visitor)
    if (line.length > 0) byVisitor.set(visitor, line)
    return next
  }

  return {
    enter,
    /** Gives a request precedence over renders until the returned function is called. */
    holdRenders(): () => void {
      leads += 1
      return once(() => {
        leads -= 1
        advance()
      })
    },
    size: () => ({ running, waiting }),
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}

export type RenderQueue = ReturnType<typeof renderQueue>
