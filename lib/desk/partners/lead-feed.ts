import 'server-only'
import * as z from 'zod'
import { partnerEventSchema } from '@/lib/desk/partner-events/partner-event-schema'
import { partnerEventViews } from '@/lib/desk/partner-events/partner-event-view'
import { db } from '@/lib/platform/database/db'
import { named } from '@/lib/platform/http/component-names'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

const MAX_EVENTS = 500

export const feedQuerySchema = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,15}$/, 'after must be a cursor from an earlier response')
    .default('0')
    .describe('The `next` cursor of the previous response. Default: the oldest event of the past month.'),
  limit: z.coerce.number().int().min(1).max(MAX_EVENTS).default(100).describe('Maximum number of results.'),
})

export const feedSchema = named(
  'LeadEvents',
  z.strictObject({
    events: z.array(partnerEventSchema).describe('In order, oldest first.'),
    next: z.string().describe('The cursor for the next call. Present even if there were no events.'),
    hasMore: z.boolean(),
  }),
)

/** Events of a key's leads after a cursor, in an order in which none is ever skipped. */
export async function readFeed(
  apiKeyId: string,
  { after, limit }: z.output<typeof feedQuerySchema>,
): Promise<z.output<typeof feedSchema>> {
  await placeNewEvents(apiKeyId)
  const found = await db.partnerEvent.findMany({
    where: { apiKeyId, position: { gt: BigInt(after) } },
    orderBy: { position: 'asc' },
    take: limit + 1,
  })
  const events = found.slice(0, limit)
  const last = events.at(-1)?.position ?? BigInt(after)
  return { events: await partnerEventViews(events), next: String(last), hasMore: found.length > limit }
}

/**
 * Gives committed events their positions, one reader of a key at a time: one that commits later comes later
 * in the feed, whenever it happened. Positions go on where they were after old events are gone.
 */
async function placeNewEvents(apiKeyId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from api_keys where id = ${apiKeyId}::uuid for no key update`
    // A statement of its own, so that it sees what the reader before has placed.
    await tx.$executeRaw`
      with fresh as (
        select id, row_number() over (order by created_at, seq) as place from partner_events
        where api_key_id = ${apiKeyId}::uuid and position is null
      ), placed as (
        update partner_events e set position = k.feed_position + fresh.place
        from fresh, api_keys k where e.id = fresh.id and k.id = ${apiKeyId}::uuid
      )
      update api_keys set feed_position = feed_position + (select count(*) from fresh)
      where id = ${apiKeyId}::uuid and exists (select from fresh)`
  })
}

/** Forgets events and simulated families after a month. */
export const forgetPartnerEvents = defineSweep({
  name: 'partner-events',
  every: 60 * 60_000,
  async run(now) {
    await db.$executeRaw`delete from partner_events where created_at < ${now}::timestamptz - interval '1 month'`
    await db.$executeRaw`delete from partner_test_leads where created_at < ${now}::timestamptz - interval '1 month'`
  },
})
