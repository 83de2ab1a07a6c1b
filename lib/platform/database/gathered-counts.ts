import 'server-only'
import { log } from '@/lib/platform/log'

/** What was counted waits this long, so that a busy site costs one write and not one a visitor. */
const FLUSH_MS = 10_000

type Waiting<Line> = { lines: Map<string, Line>; timer: NodeJS.Timeout | null; flushing: Promise<void> }

type Kind<Line> = {
  /** Under which the application, which counts, and the server around it, which writes the rest when it stops, share it. */
  name: string
  /** Different lines that wait at once: what anybody may send must not fill the memory. */
  most: number
  sum: (a: Line, b: Line) => Line
  /** Adds the lines to the table, by key in one order everywhere, so that two instances do not wait for each other. */
  write: (lines: Map<string, Line>) => Promise<unknown>
}

/**
 * Counts that are gathered in memory and written together, ten seconds after the first. What cannot be written is kept for the next
 * time; neither adding nor writing throws.
 */
export function gatheredCounts<Line>({ name, most, sum, write }: Kind<Line>) {
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
      log.warn({ err: error, counts: name }, 'what was counted is not written yet')
      for (const [id, line] of batch) put(id, line)
      schedule()
    }
  }

  /** Writes what has been counted. */
  function flush(): Promise<void> {
    const now = waiting()
    if (now.timer) clearTimeout(now.timer)
    now.timer = null
    now.flushing = now.flushing.then(writeAll)
    return now.flushing
  }

  /** Counts one line; what has the same key is added up. */
  function add(id: string, line: Line): void {
    put(id, line)
    schedule()
  }

  return { add, flush }
}
