import 'server-only'
import { log } from '@/lib/platform/log'

const FLUSH_MS = 10_000

type Waiting<Line> = { lines: Map<string, Line>; timer: NodeJS.Timeout | null; flushing: Promise<void> }

type Kind<Line> = {
  /** Shares the counts between the application and the server that flushes them on shutdown. */
  name: string
  /** Limits the keys held at once: anybody may send these. */
  most: number
  sum: (a: Line, b: Line) => Line
  /** Sorted by key, so that instances do not deadlock. */
  write: (lines: Map<string, Line>) => Promise<unknown>
}

/** Sums counts in memory and writes them every ten seconds; failed writes are retried. Never throws. */
export function bufferedCounts<Line>({ name, most, sum, write }: Kind<Line>) {
  const shared = globalThis as typeof globalThis & { [key: symbol]: Waiting<Line> | undefined }
  const key = Symbol.for(`porchlight.${name}`)

  function waiting(): Waiting<Line> {
    const known = shared[key] ?? { lines: new Map(), timer: null, flushing: Promise.resolve() }
    shared[key] = known
    return known
  }

  function put(id: string, line: Line): void {
    const { lines } = waiting()
    const known = lines.get(id)
    if (known === undefined && lines.size >= most) return
    lines.set(id, known === undefined ? line : sum(known, line))
  }

  function schedule(): void {
    const now = waiting()
    now.timer ??= setTimeout(() => void flush(), FLUSH_MS)
    now.timer.unref()
  }

  async function writeAll(): Promise<void> {
    const now = waiting()
    if (now.lines.size === 0) return
    const batch = new Map([...now.lines].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    now.lines = new Map()
    try {
      await write(batch)
    } catch (error) {
      log.warn({ err: error, counts: name }, 'counts are not saved yet')
      for (const [id, line] of batch) put(id, line)
      schedule()
    }
  }

  function flush(): Promise<void> {
    const now = waiting()
    if (now.timer) clearTimeout(now.timer)
    now.timer = null
    now.flushing = now.flushing.then(writeAll)
    return now.flushing
  }

  function add(id: string, line: Line): void {
    put(id, line)
    schedule()
  }

  return { add, flush }
}
