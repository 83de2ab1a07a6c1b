import 'server-only'
import type * as z from 'zod'
import type { Tx } from '@/lib/platform/database/db'
import type { FaultOf } from '@/lib/platform/integrations/fault-of'

export type LeasedItem = {
  id: string
  kind: string
  channel: string
  target: string | null
  payload: unknown
  /** From 1. */
  number: number
  askedAt: Date
  startedAt: Date
  tourRequestId: string | null
  requestId: string | null
  messageId: string | null
  from: string | null
  replyTo: string | null
  subject: string | null
  text: string | null
  html: string | null
  calendar: string | null
}

/** The message as it was or would have been sent, for people to read. */
type KeptMessage = Pick<LeasedItem, 'messageId' | 'from' | 'replyTo' | 'subject' | 'text' | 'html'>

/** How an attempt ended. `response` is the other side's message, or ours if there is none. */
export type Outcome =
  | { outcome: 'sent'; response: string; message?: KeptMessage }
  | { outcome: 'kept'; message?: KeptMessage }
  | { outcome: 'done' }
  | {
      outcome: 'temporary-failure'
      response: string
      responseCode?: number | null
      /** Fails for good after this many attempts with an identical response. */
      maxIdentical?: number
      /** Text of an error of our own: a row that then fails for good is set aside (decision 097). */
      ownError?: string
      faultOf?: FaultOf
      /** Seconds of a Retry-After; the retry schedule applies when it is longer. */
      waitS?: number
    }
  | { outcome: 'permanent-failure'; response: string; responseCode?: number | null; faultOf?: FaultOf }

export type Settled = { item: LeasedItem; state: 'sent' | 'kept' | 'done' | 'failed'; result: Outcome }

export type Kind = {
  kind: string
  /** Default 'none': work that is not sent anywhere. Rows of a kind with several channels name their own. */
  channel?: string
  /** Names its rows to people. */
  title?: string
}

export type Handler = Kind & {
  /** Rows due in a restored backup: `hold` those that may have reached someone, for people to send again. */
  afterRestore: 'hold' | 'run'
  /** Alerts staff of a lead. While more of this kind is due than fits, other kinds get few slots. */
  rings?: boolean
  /** Tells a family about its request. */
  toFamily?: boolean
  /** Rows of this kind that one worker processes concurrently, separate from other kinds. */
  concurrency: number
  /** Cheaper in bulk: under overload it is claimed rarely, but a full batch at a time. */
  inBulk?: boolean
  run(item: LeasedItem, signal: AbortSignal): Promise<Outcome>
  /** Runs once per batch of finished or failed rows, in the transaction that records them. */
  settled?(tx: Tx, settled: Settled[]): Promise<void>
}

type Declared<S extends z.ZodType> = Omit<Handler, 'run'> & {
  payload: S
  /** An OutsideError becomes its outcome; any other is reported and counts as a temporary failure. */
  handle(item: LeasedItem, payload: z.output<S>, signal: AbortSignal): Promise<Outcome>
}

/** `handle` runs at least once, so it must be repeatable. List handlers in server/handlers/registry.ts. */
export function defineHandler<S extends z.ZodType>({ handle, payload, ...rest }: Declared<S>): Handler {
  return { ...rest, run: (item, signal) => handle(item, payload.parse(item.payload), signal) }
}
