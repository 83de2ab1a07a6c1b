import 'server-only'
import { addSeconds, max } from 'date-fns'
import { db, type Tx } from '@/lib/platform/database/db'
import { planByIndex } from '@/lib/platform/database/plan-by-index'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { asJson } from '@/lib/platform/outbox/as-json'
import type { Handler, LeasedItem, Outcome, Settled } from '@/lib/platform/outbox/define-handler'
import { nextAttempt } from '@/lib/platform/outbox/retry-schedule'

const LIMITS = { maxWait: 5_000, timeout: 10_000 }

export type Ended = { item: LeasedItem; result: Outcome }

/** Records ended attempts. Success counts even with a lost lease: the message was sent. */
export async function settle(
  owner: string,
  ended: Ended[],
  handlers: ReadonlyMap<string, Handler>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await planByIndex(tx)
    const exhausted = await exhaustedItems(tx, ended)
    const rows = ended.map((end) => rowOf(end, exhausted.has(end.item.id)))
    const written = await write(tx, owner, rows)
    const settled = new Map<string, Settled[]>()
    for (const end of ended) {
      const { state, lastError } = written.get(end.item.id) ?? { state: 'due' }
      if (state === 'due') continue
      const one = { item: end.item, state, result: resultOf(end.result, state, lastError) }
      settled.set(end.item.kind, [...(settled.get(end.item.kind) ?? []), one])
    }
    for (const [kind, ofKind] of settled) await handlers.get(kind)?.settled?.(tx, ofKind)
    if (ended.some(isRecovered)) await bringForward(tx)
  }, LIMITS)
}

/** Items that failed with an identical response as often as their handler allows. */
async function exhaustedItems(tx: Tx, ended: Ended[]): Promise<Set<string>> {
  const limited = ended.flatMap(({ item, result }) =>
    result.outcome === 'temporary-failure' && result.maxIdentical
      ? [{ id: item.id, response: readable(result.response), before: result.maxIdentical - 1 }]
      : [],
  )
  if (limited.length === 0) return new Set()
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select l.id from jsonb_to_recordset(${asJson(limited)}::jsonb) as l (id uuid, response text, before int)
    where l.before <= (
      select count(*) from outbox_attempts a join outbox_items i on i.id = a.item_id
      where a.item_id = l.id and a.response = l.response and a.started_at >= i.asked_at
    )`
  return new Set(rows.map(({ id }) => id))
}

type Row = ReturnType<typeof rowOf>

function rowOf({ item, result }: Ended, isExhausted: boolean) {
  const failed = 'response' in result && result.outcome !== 'sent'
  const ownError = result.outcome === 'temporary-failure' ? result.ownError : undefined
  const next =
    result.outcome === 'temporary-failure' && !isExhausted
      ? notBefore(nextAttempt(item.number, item.askedAt, item.startedAt), item.startedAt, result.waitS)
      : null
  const state: Settled['state'] | 'due' = next
    ? 'due'
    : result.outcome === 'temporary-failure' || result.outcome === 'permanent-failure'
      ? 'failed'
      : result.outcome
  return {
    id: item.id,
    number: item.number,
    askedAt: item.askedAt,
    state,
    outcome: result.outcome,
    response: 'response' in result ? readable(result.response) : null,
    responseCode: failed ? (result.responseCode ?? null) : null,
    faultOf: failed && 'faultOf' in result ? (result.faultOf ?? null) : null,
    dueAt: next,
    lastError: failed ? readable(ownError ?? result.response) : null,
    isSetAside: state === 'failed' && ownError !== undefined,
    ...(result.outcome === 'kept' || result.outcome === 'sent' ? result.message : {}),
  }
}

function notBefore(next: Date | null, startedAt: Date, waitS = 0): Date | null {
  return next && max([next, addSeconds(startedAt, waitS)])
}

function readable(words: string): string {
  return words.slice(0, 1_000)
}

type Written = { state: Settled['state'] | 'due'; lastError?: string | null }

/** An undelivered report may arrive before the sending is recorded. */
function resultOf(result: Outcome, state: Settled['state'], lastError: string | null = null): Outcome {
  return result.outcome === 'sent' && state === 'failed'
    ? { outcome: 'permanent-failure', response: lastError ?? '' }
    : result
}

const REPORTED_UNDELIVERED = Prisma.sql`
  e.state = 'sent' and item.receipt->>'of' = e."messageId" and item.receipt->>'status' in ('undelivered', 'failed')`

async function write(tx: Tx, owner: string, rows: Row[]): Promise<Map<string, Written>> {
  const written = await tx.$queryRaw<({ id: string } & Written)[]>`
    with ended as (
      select * from jsonb_to_recordset(${asJson(rows)}::jsonb) as e (id uuid, number int, "askedAt" timestamptz,
        state text, outcome text, response text, "responseCode" int, "faultOf" text, "dueAt" timestamptz, "lastError" text, "isSetAside" boolean,
        "messageId" text, "from" text, "replyTo" text, subject text, "text" text, html text)
    ), closed as (
      update outbox_attempts attempt
      set finished_at = clock_timestamp(), outcome = e.outcome, response = e.response, response_code = e."responseCode",
        fault_of = e."faultOf"
      from ended e where attempt.item_id = e.id and attempt.number = e.number
    )
    update outbox_items item set
      state = case when ${REPORTED_UNDELIVERED} then 'failed' else e.state end,
      last_error = case when ${REPORTED_UNDELIVERED} then item.receipt->>'words' else e."lastError" end,
      lease_owner = null, lease_expires_at = null,
      set_aside_at = case when e."isSetAside" then now() end,
      due_at = coalesce(e."dueAt", item.due_at),
      finished_at = case when e.state = 'due' then null else clock_timestamp() end,
      message_id = coalesce(e."messageId", item.message_id), "from" = coalesce(e."from", item."from"),
      reply_to = coalesce(e."replyTo", item.reply_to), subject = coalesce(e.subject, item.subject),
      "text" = coalesce(e."text", item."text"), html = coalesce(e.html, item.html)
    from ended e
    where item.id = e.id and (
      (item.state = 'leased' and item.lease_owner = ${owner} and item.attempt_count = e.number)
      or (e.state in ('sent', 'kept', 'done') and item.state in ('due', 'leased') and item.asked_at = e."askedAt")
    )
    returning item.id, item.state, item.last_error as "lastError"`
  return new Map(written.map((row) => [row.id, row]))
}

function isRecovered({ item, result }: Ended): boolean {
  return result.outcome === 'sent' && item.number > 1 && item.channel === 'email'
}

/** The mail server is back. */
async function bringForward(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    update outbox_items set due_at = now() where id in (
      select id from outbox_items
      where state = 'due' and channel = 'email' and attempt_count > 0 and due_at > now()
      for update skip locked
    )`
}
