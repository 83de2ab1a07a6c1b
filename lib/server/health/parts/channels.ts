import 'server-only'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Part, PartStatus } from '@/lib/server/health/part'

/** Channels without an entry here are shown by name. */
const TITLES = new Map([
  ['email', 'Mail'],
  ['text', 'Text messages'],
  ['call', 'Phone calls'],
  ['webhook', 'Webhooks'],
  ['crm', 'CRM'],
])
/** A failed text concerns one phone only, so other channels raise no alarm. */
const CRITICAL = ['email']

/** Mail, and every other channel the outbox has ever used. */
export async function channelParts(): Promise<Part[]> {
  // A skip scan over the index, instead of reading all rows.
  const rows = await db.$queryRaw<{ channel: string }[]>`
    with recursive found as (
      (select channel from outbox_items where state in ('sent', 'failed', 'kept') and channel <> 'none' order by channel limit 1)
      union all
      select (select channel from outbox_items where state in ('sent', 'failed', 'kept') and channel <> 'none' and channel > found.channel
        order by channel limit 1) from found where found.channel is not null
    ) select channel from found where channel is not null`
  return [...new Set(['email', ...rows.map(({ channel }) => channel)])].map(channelPart)
}

function channelPart(channel: string): Part {
  return {
    name: `channel-${channel}`,
    title: TITLES.get(channel) ?? channel,
    outside: CRITICAL.includes(channel) ? 'heartbeat' : null,
    check: () => channelStatus(channel),
  }
}

async function channelStatus(channel: string): Promise<PartStatus> {
  const [last, failed, stuck, kept] = await Promise.all([
    latest(channel, 'sent'),
    latest(channel, 'failed'),
    stuckItems(channel),
    keptCount(channel),
  ])
  const lastGoodAt = last?.finishedAt ?? null
  const href = '/admin/mail'
  if (channel === 'email' && !env().SMTP_URL)
    return {
      state: 'bad',
      words: `No mail server is set: mail is kept here and reaches nobody${kept > 0 ? ` (${kept} so far)` : ''}`,
      lastGoodAt,
      todo: 'Set SMTP_URL and MAIL_FROM, and restart.',
      href,
    }
  if (stuck && (!lastGoodAt || lastGoodAt < stuck.triedAt))
    return {
      state: 'bad',
      words: `${stuck.count} wait, and the last try ended with: ${stuck.words}`,
      lastGoodAt,
      todo: 'It is tried again by itself. Look whether the other side is up and takes what we send.',
      href,
    }
  if (failed && (!lastGoodAt || lastGoodAt < failed.finishedAt))
    return {
      state: 'bad',
      words: `The last one was given up: ${failed.words}`,
      lastGoodAt,
      todo: 'Look at what was given up, and send it again.',
      href,
    }
  const words = last ? 'The last one was accepted' : 'Nothing has been sent yet'
  return { state: 'good', words, lastGoodAt, href }
}

/** Literals, so that the partial index is used. */
const STATE_IS = { sent: Prisma.sql`state = 'sent'`, failed: Prisma.sql`state = 'failed'` }

type Ended = { finishedAt: Date; words: string }

async function latest(channel: string, state: 'sent' | 'failed'): Promise<Ended | null> {
  const [row] = await db.$queryRaw<Ended[]>`
    select finished_at as "finishedAt", coalesce(last_error, '') as words from outbox_items
    where channel = ${channel} and ${STATE_IS[state]} and finished_at is not null
      and state in ('sent', 'failed', 'kept') and channel <> 'none'
    order by finished_at desc limit 1`
  return row ?? null
}

/** Items with at least two attempts that are still waiting. */
async function stuckItems(channel: string): Promise<{ count: number; triedAt: Date; words: string } | null> {
  const [row] = await db.$queryRaw<{ count: number; triedAt: Date | null; words: string | null }[]>`
    select count(*)::int as count, max(a.started_at) as "triedAt", (array_agg(i.last_error order by a.started_at desc))[1] as words
    from outbox_items i join outbox_attempts a on a.item_id = i.id and a.number = i.attempt_count
    where i.state in ('due', 'leased') and i.channel = ${channel} and i.attempt_count > 1 and i.last_error is not null`
  return row?.triedAt ? { count: row.count, triedAt: row.triedAt, words: row.words ?? '' } : null
}

async function keptCount(channel: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from outbox_items where channel = ${channel} and state = 'kept' and channel <> 'none'`
  return row?.count ?? 0
}
