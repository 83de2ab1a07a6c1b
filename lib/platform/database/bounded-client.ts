import 'server-only'
import pg from 'pg'
import { isPooled } from '@/lib/platform/database/direct-url'
import { withFoldedComparisons } from '@/lib/platform/database/folded-comparisons'
import { env } from '@/lib/platform/env'

/** Later than the server's own limit, so that its error arrives; silence counts as a dead connection. */
export const QUERY_TIMEOUT_MS = 10_000

const clients = new Set<BoundedClient>()

/** Destroyed after too long a silence (failovers leave dead sockets), with idle connections as silent. */
export class BoundedClient extends pg.Client {
  private heardAt = performance.now()
  private unanswered = 0
  /** Ends with the last query sent: Prisma sends the reads of a transaction at once, and pg 9 queues none. */
  private latest: Promise<void> | null = null

  constructor(config?: pg.ClientConfig) {
    super({ query_timeout: QUERY_TIMEOUT_MS, ...config })
    clients.add(this)
    this.on('end', () => clients.delete(this))
    this.on('error', () => {})
  }

  // pg's overloads cannot be overridden one by one.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  override query(...given: any[]): any {
    const askedAt = performance.now()
    if (Array.isArray(given[0]?.values)) given[0] = withFoldedComparisons(given[0])
    if (given[0]?.name && !mayNameStatements()) given[0] = { ...given[0], name: undefined }
    this.unanswered += 1
    const settled = (error?: unknown) => {
      this.unanswered -= 1
      if (isSilence(error)) destroySilent(this, askedAt)
      else this.heardAt = performance.now()
    }
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      given[given.length - 1] = (error: unknown, result: unknown) => {
        settled(error)
        callback(error, result)
      }
      return super.query(...(given as Parameters<pg.Client['query']>))
    }
    const send = () => super.query(...(given as Parameters<pg.Client['query']>)) as unknown
    // A cursor or stream, which answers by events.
    if (typeof given[0]?.submit === 'function') {
      this.unanswered -= 1
      return send()
    }
    const answer = (this.latest ? this.latest.then(send) : send()) as Promise<unknown>
    const done = answer.then(() => settled(), settled)
    this.latest = done
    void done.then(() => {
      if (this.latest === done) this.latest = null
    })
    return answer
  }

  isIdleSince(moment: number): boolean {
    return this.unanswered === 0 && this.heardAt < moment
  }
}

/** Skips the protocol's goodbye, which a dead server would not read. */
export function destroyClient(client: pg.Client): void {
  // pg's types omit `connection`; its `end` would wait for the server.
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

/** PgBouncer before 1.21 loses named statements between transactions, later ones may be set to. */
function mayNameStatements(): boolean {
  return (env().DATABASE_NAMED_STATEMENTS ?? (isPooled() ? 'off' : 'on')) === 'on'
}

function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

function destroySilent(silent: BoundedClient, since: number): void {
  for (const client of [...clients]) {
    if (client !== silent && !client.isIdleSince(since)) continue
    clients.delete(client)
    destroyClient(client)
  }
}
