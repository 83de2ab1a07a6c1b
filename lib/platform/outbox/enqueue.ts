import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { afterCommit, type Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { asJson } from '@/lib/platform/outbox/as-json'
import type { Kind } from '@/lib/platform/outbox/define-handler'
import { wakeOutbox } from '@/lib/platform/outbox/wake'

export type NewItem = {
  /** Its handler, or only its name where the handler is of a later domain. */
  kind: Kind | string
  /** Default: that of the kind. */
  channel?: string
  target?: string
  payload?: object
  /** Unique among rows. */
  dedupKey?: string
  /** For an existing key: `keep` the old row (default), or `replace` it in any state. */
  onRepeat?: 'keep' | 'replace'
  dueAt?: Date
  tourRequestId?: string
  communityId?: string | null
  requestId?: string | null
  about?: string
  message?: {
    messageId: string
    from: string | null
    replyTo: string | null
    subject: string
    text: string
    html: string
    calendar?: string | null
  }
}

/** Inserts outbox rows in the caller's transaction; a worker runs them right after the commit or when due. */
export async function enqueue(tx: Tx, ...items: NewItem[]): Promise<void> {
  const rows = items.map(({ kind, message, ...item }) => {
    const { kind: name, channel }: Kind = typeof kind === 'string' ? { kind } : kind
    return { id: uuidv7(), kind: name, channel, ...item, ...message }
  })
  await insert(
    tx,
    rows.filter(({ onRepeat }) => onRepeat !== 'replace'),
    KEEP,
  )
  await insert(
    tx,
    rows.filter(({ onRepeat }) => onRepeat === 'replace'),
    REPLACE,
  )
  if (items.some(({ dueAt }) => !dueAt)) afterCommit(tx, wakeOutbox)
}

const KEEP = Prisma.sql`nothing`
/** A worker still running the old row notices at the end; its result does not count for the new one. */
const REPLACE = Prisma.sql`update set
  payload = excluded.payload, target = excluded.target, due_at = excluded.due_at, state = 'due',
  asked_at = greatest(excluded.asked_at, old.asked_at + interval '1 ms'),
  lease_owner = null, lease_expires_at = null, finished_at = null, last_error = null, set_aside_at = null`

async function insert(tx: Tx, rows: object[], onRepeat: Prisma.Sql): Promise<void> {
  if (rows.length === 0) return
  await tx.$executeRaw`
    insert into outbox_items as old (id, kind, channel, target, dedup_key, payload, due_at, asked_at, created_at, tour_request_id,
      community_id, request_id, about, message_id, "from", reply_to, subject, "text", html, calendar)
    select id, kind, coalesce(channel, 'none'), target, "dedupKey", coalesce(payload, '{}'),
      coalesce("dueAt", clock_timestamp()), greatest("dueAt", clock_timestamp()), clock_timestamp(), "tourRequestId",
      "communityId", "requestId", about, "messageId", "from", "replyTo", subject, "text", html, calendar
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as new (id uuid, kind text, channel text, target text,
      "dedupKey" text, payload jsonb, "dueAt" timestamptz, "tourRequestId" uuid, "communityId" uuid, "requestId" text,
      about text, "messageId" text, "from" text, "replyTo" text, subject text, "text" text, html text, calendar text)
    on conflict (dedup_key) do ${onRepeat}`
}
