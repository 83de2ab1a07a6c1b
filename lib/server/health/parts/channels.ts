import 'server-only'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import type { Part, PartStatus } from '@/lib/server/health/part'

type Channel = {
  title: string
  /** The screen on which it is fixed. */
  href?: string
  todo: string
}

/** Channels without an entry here are shown by name. */
const CHANNELS: Readonly<Record<string, Channel>> = {
  email: {
    title: 'Mail',
    href: '/admin/connections/mail',
    todo: 'It is retried automatically. Test the connection, and check that the mail server is up.',
  },
  text: {
    title: 'Text messages',
    href: '/admin/connections/texts',
    todo: 'Pending texts are retried automatically. Test the connection, and check the service’s console.',
  },
  call: {
    title: 'Phone calls',
    href: '/admin/connections/voice',
    todo: 'Test the connection, and check the service’s console.',
  },
  push: {
    title: 'Push notifications',
    href: '/admin/account',
    todo: 'It is retried automatically. Check the VAPID keys, and that the server can connect to push services.',
  },
  webhook: {
    title: 'Webhooks',
    href: '/admin/webhooks',
    todo: 'It is retried automatically. Check the endpoint’s messages and the receiving system.',
  },
  crm: {
    title: 'CRM',
    href: '/admin/integrations',
    todo: 'It is retried automatically. Check the connection.',
  },
  ads: {
    title: 'Conversions for ad platforms',
    href: '/admin/advertising',
    todo: 'It is retried automatically. Check the connection to the platform.',
  },
}

/** A failed text concerns one phone only, so other channels raise no alarm. */
const CRITICAL = ['email']
/** Recipients that refuse in a row, with no success between them, from which the channel is to blame. */
const MANY = 3
const LOOKED_AT = 200
/** In other channels a target is a system, so its refused messages are counted instead. */
const TO_PEOPLE = ['email', 'text', 'call', 'push']

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
    title: CHANNELS[channel]?.title ?? channel,
    outside: CRITICAL.includes(channel) ? 'heartbeat' : null,
    check: () => channelStatus(channel),
  }
}

async function channelStatus(channel: string): Promise<PartStatus> {
  const lastGoodAt = await lastSent(channel)
  const { todo, href } = CHANNELS[channel] ?? { todo: 'It is retried automatically.' }
  const about = { lastGoodAt, todo, ...(href && { href }) }
  if (channel === 'email' && !env().SMTP_URL) {
    const kept = await keptCount(channel)
    const words = `No mail server is set up, so email is saved here but not delivered${kept > 0 ? ` (${kept} so far)` : ''}`
    return { ...about, state: 'bad', words, todo: 'Set up the mail server under Connections.' }
  }
  const { down, recipients, words } = await troubleSince(channel, lastGoodAt)
  if (down > 0) return { ...about, state: 'bad', words: `The last attempt failed: ${words}` }
  if (recipients >= MANY)
    return {
      ...about,
      state: 'bad',
      words: `${recipients} ${TO_PEOPLE.includes(channel) ? 'recipients' : 'messages'} were rejected in a row. The last response: ${words}`,
    }
  return {
    ...about,
    state: 'good',
    words: lastGoodAt ? 'The last one was accepted' : 'Nothing has been sent yet',
  }
}

/** The states are literals, so that the partial index is used. */
async function lastSent(channel: string): Promise<Date | null> {
  const [row] = await db.$queryRaw<{ finishedAt: Date }[]>`
    select finished_at as "finishedAt" from outbox_items
    where channel = ${channel} and state = 'sent' and finished_at is not null
      and state in ('sent', 'failed', 'kept') and channel <> 'none'
    order by finished_at desc limit 1`
  return row?.finishedAt ?? null
}

type Trouble = { down: number; recipients: number; words: string }

/**
 * Failed attempts since the last success: `down` counts those of the channel itself, `recipients` who
 * refused. One attempt can be a momentary problem, so a waiting row counts from its second on. A partner's
 * endpoint is the partner's matter.
 */
async function troubleSince(channel: string, lastGoodAt: Date | null): Promise<Trouble> {
  const [row] = await db.$queryRaw<Trouble[]>`
    with troubled as (
      select id, target from outbox_items
      where channel = ${channel} and state in ('due', 'leased') and attempt_count > 1
      union all (
        select id, target from outbox_items
        where channel = ${channel} and state = 'failed' and finished_at > coalesce(${lastGoodAt}::timestamptz, '-infinity')
          and state in ('sent', 'failed', 'kept') and channel <> 'none'
        order by finished_at desc limit ${LOOKED_AT}
      )
    ), attempts as (
      select case when ${TO_PEOPLE.includes(channel)} then coalesce(t.target, '') else t.id::text end as recipient, last.*
      from troubled t cross join lateral (
        select started_at, fault_of, response from outbox_attempts a
        where a.item_id = t.id and a.finished_at is not null order by number desc limit 1
      ) last
      where last.started_at > coalesce(${lastGoodAt}::timestamptz, '-infinity')
        and not exists (select from webhook_endpoints w where w.id::text = t.target and w.api_key_id is not null)
    )
    select (count(*) filter (where fault_of = 'channel'))::int as down,
      (count(distinct recipient) filter (where fault_of = 'recipient'))::int as recipients,
      coalesce((array_agg(response order by fault_of = 'channel' desc, started_at desc) filter (where fault_of is not null))[1], '') as words
    from attempts`
  return row ?? { down: 0, recipients: 0, words: '' }
}

async function keptCount(channel: string): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from outbox_items where channel = ${channel} and state = 'kept' and channel <> 'none'`
  return row?.count ?? 0
}
