import 'server-only'
import type * as z from 'zod'
import type { Tx } from '@/lib/platform/database/db'

/** A row of the outbox as the worker that leased it sees it. Times are the database's. */
export type LeasedItem = {
  id: string
  kind: string
  channel: string
  target: string | null
  payload: unknown
  /** Of this attempt, from 1. */
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

/** The message as it was, or would have been, sent, for people to read. */
export type KeptMessage = Pick<LeasedItem, 'messageId' | 'from' | 'replyTo' | 'subject' | 'text' | 'html'>

/** How an attempt ended. `response` is the other side's words, or ours when there are none. */
export type Outcome =
  | { outcome: 'sent'; response: string; message?: KeptMessage }
  | { outcome: 'kept'; message?: KeptMessage }
  | { outcome: 'done' }
  | {
      outcome: 'temporary-failure'
      response: string
      responseCode?: number | null
      /** Given up when so many attempts ended with these same words: what fails by itself must not be tried for days. */
      sameAtMost?: number
      /** Seconds the other side asked us to wait (Retry-After); the schedule's own pause when it is longer. */
      waitS?: number
    }
  | { outcome: 'permanent-failure'; response: string; responseCode?: number | null }

/** A row for which everything is decided now. */
export type Settled = {
  item: LeasedItem
  state: 'sent' | 'kept' | 'done' | 'failed'
  result: Outcome
}

/** What does the work of one kind of outbox row. */
export type Handler = {
  kind: string
  /** How many rows of this kind one worker has in hand; another kind's troubles take none of them. */
  atOnce: number
  /** Other kinds have few places while more of this one waits than it has places for. */
  goesFirst?: boolean
  /** Many cost little more than one: in such a rush they are taken seldom, but then as many as there are places for. */
  together?: boolean
  run(item: LeasedItem, signal: AbortSignal): Promise<Outcome>
  settled?(tx: Tx, settled: Settled[]): Promise<void>
}

/**
 * Declares what a kind of outbox row does; listed in lib/server/handlers/registry.ts. It runs at least once: `handle` must stand being
 * repeated, and stops early when the signal says that another worker has the row now.
 */
export function defineHandler<S extends z.ZodType>(handler: {
  kind: string
  atOnce: number
  goesFirst?: boolean
  together?: boolean
  payload: S
  /** What is thrown counts as a temporary failure and is reported. */
  handle(item: LeasedItem, payload: z.output<S>, signal: AbortSignal): Promise<Outcome>
  /** What follows when rows are finished or given up, in the transaction that says so; once for all that end together. */
  settled?(tx: Tx, settled: Settled[]): Promise<void>
}): Handler {
  const { handle, payload, ...rest } = handler
  return {
    ...rest,
    run: (item, signal) => handle(item, payload.parse(item.payload), signal),
  }
}
