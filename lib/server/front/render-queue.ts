export type RenderLimits = {
  /** Rendered side by side: enough to wait for the database in, few enough for each to be quick. */
  maxRenders: number
  /** Waiting of one visitor. */
  maxWaitingPerVisitor: number
  /** Waiting in all. */
  maxWaiting: number
  /** Nobody reads on after this: the place is worth more to the next. */
  patienceMs: number
  /** A render that hangs keeps others out no longer than this. */
  maxHoldMs: number
}

export const RENDER_LIMITS: RenderLimits = {
  maxRenders: 4,
  maxWaitingPerVisitor: 60,
  maxWaiting: 240,
  patienceMs: 5_000,
  maxHoldMs: 5_000,
}

/** How long a rush keeps the next render waiting, and how soon it is looked again whether it is over. */
const RUSH = { heldMs: 400, lookMs: 10 }

export type Render = {
  /** Whose request it is, for taking turns. */
  visitor: string
  /** Before all others: pages of which there are only so many (an address without a query), and the staff's. */
  isFirst: boolean
}

type Waiting = Render & { begin: (end: (() => void) | null) => void }

/**
 * Lets few renders run at once. The others wait: pages without a query first, then one of each visitor in turn, so that a thousand
 * searches of one are in nobody else's way. Where too many wait, or one too long, it is turned away at once.
 * @param isRushed whether connections wait to be taken in: then hardly anything is rendered for a moment
 */
export function renderQueue(given: Partial<RenderLimits> = {}, isRushed: () => boolean = () => false) {
  const { maxRenders, maxWaitingPerVisitor, maxWaiting, patienceMs, maxHoldMs } = {
    ...RENDER_LIMITS,
    ...given,
  }
  const first: Waiting[] = []
  /** Whoever comes first in here is served next and then goes to the end. */
  const byVisitor = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0
  let leads = 0
  let begunAt = 0
  let isLooking = false

  /** Resolves when the render may begin, to what must be called at its end; to null when it was turned away. */
  function enter(render: Render): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const own = lineOf(render)
      const isFull = render.isFirst
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
      if (!render.isFirst) byVisitor.set(render.visitor, own)
      waiting += 1
      advance()
    })
  }

  function lineOf({ visitor, isFirst }: Render): Waiting[] {
    return isFirst ? first : (byVisitor.get(visitor) ?? [])
  }

  function giveUp(entry: Waiting): void {
    const line = lineOf(entry)
    line.splice(line.indexOf(entry), 1)
    if (!entry.isFirst && line.length === 0) byVisitor.delete(entry.visitor)
    waiting -= 1
    entry.begin(null)
  }

  /** While somebody asks for a tour, and in a rush, pages come one at a time. */
  function places(): number {
    return leads > 0 || isRushed() ? 1 : maxRenders
  }

  function lookAgain(): void {
    isLooking = false
    advance()
  }

  function advance(): void {
    while (waiting > 0 && running < places()) {
      if (isRushed() && performance.now() - begunAt < RUSH.heldMs) break
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
    if (waiting === 0 || isLooking || !isRushed()) return
    isLooking = true
    setTimeout(lookAgain, RUSH.lookMs)
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
    /** Somebody's request that goes before renders has begun; call the result when it has been answered. */
    giveWay(): () => void {
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
