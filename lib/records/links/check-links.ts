import 'server-only'
import { createHash } from 'node:crypto'
import { addSeconds } from 'date-fns'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { databaseNow, db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { conflict } from '@/lib/platform/errors'
import { consume } from '@/lib/platform/http/rate-limit'
import { asJson } from '@/lib/platform/outbox/as-json'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { siteUrl } from '@/lib/platform/site'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { checkOutsideBatch } from '@/lib/records/links/check-outside'
import { LINK_CHECK } from '@/lib/records/links/check-week'
import { type NewFinding, storeFindings } from '@/lib/records/links/findings'
import { linkDestination } from '@/lib/records/links/links-of'
import { allPlaces, type LinkPlace } from '@/lib/records/links/places'
import { recordAudit } from '@/lib/records/store/history'
import { companyWeek } from '@/lib/site/content/company-week'
import { leadsSomewhere } from '@/lib/site/seo/resolve-address'

/** Batches per week; remaining links come first in the next one. */
const MAX_BATCHES = 60
/** Between batches, so that a site with many addresses is not overloaded. */
const PAUSE_S = 5

/** Queues this week's check; lastLinkCheck finds it by its key. */
export const weeklyLinkCheck = defineSweep({
  name: LINK_CHECK,
  at: { weekday: 1, hour: 3 },
  async run(now) {
    const { week } = await companyWeek(now)
    await enqueue(db, { kind: LINK_CHECK, dedupKey: `${LINK_CHECK}:${week}`, payload: { week } })
  },
})

const CHECK_NOW = `${LINK_CHECK}:now`
const CHECKS = { name: 'link-checks', points: 4, seconds: 60 * 60 }

/** Starts the whole check outside of its week. @throws AppError 403, 409 while one is running, 429 */
export async function checkLinksNow(actor: Actor): Promise<void> {
  assertCan(actor, 'update', 'content')
  if (await isCheckingLinks()) throw conflict('The links are already being checked')
  await consume(CHECKS, 'all')
  await db.$transaction(async (tx) => {
    const now = await databaseNow(tx)
    const payload = { week: `now-${now.getTime()}` }
    await enqueue(tx, { kind: LINK_CHECK, dedupKey: CHECK_NOW, onRepeat: 'replace', payload })
    await recordAudit(tx, actor, { action: 'links.check', entity: 'linkFinding' })
  })
}

/** True while a batch of a check is queued or running. */
export async function isCheckingLinks(): Promise<boolean> {
  const open = { in: ['due', 'leased'] }
  return (await db.outboxItem.count({ where: { kind: LINK_CHECK, state: open } })) > 0
}

/** Checks texts first, then outside links in batches: each is its own row, because a row has a time limit. */
export const checkLinks = defineHandler({
  kind: LINK_CHECK,
  afterRestore: 'run',
  concurrency: 1,
  payload: z.object({ week: z.string(), lot: z.int().default(0), began: z.coerce.date().optional() }),
  async handle(_, { week, lot: batch, began }, signal) {
    const now = await databaseNow()
    const since = began ?? now
    const isMore = batch === 0 ? await scanFirst() : (await checkOutsideBatch(since, { signal })) > 0
    if (isMore && batch < MAX_BATCHES) {
      await enqueue(db, {
        kind: LINK_CHECK,
        dedupKey: `${LINK_CHECK}:${week}:${batch + 1}`,
        dueAt: addSeconds(now, batch === 0 ? 0 : PAUSE_S),
        payload: { week, lot: batch + 1, began: since.toISOString() },
      })
    }
    return { outcome: 'done' }
  },
})

async function scanFirst(): Promise<true> {
  await scanTexts()
  return true
}

const NO_PAGE = 'There is no page at this URL'

const MAX_PLACES = 100

/** Scans all texts: updates findings within the site and stores outside addresses to be checked. */
export async function scanTexts(): Promise<void> {
  const began = await databaseNow()
  const dead: NewFinding[] = []
  const outside = new Map<string, LinkPlace[]>()
  const known = new Map<string, boolean>()
  for await (const place of allPlaces()) {
    const goal = linkDestination(place.href, siteUrl())
    if (goal === null) continue
    if ('outside' in goal) {
      if (env().LINK_CHECK_OUTSIDE === 'off') continue
      const places = outside.get(goal.outside) ?? []
      if (places.length < MAX_PLACES) outside.set(goal.outside, [...places, place])
      continue
    }
    const isThere = known.get(goal.path) ?? (await leadsSomewhere(goal.path))
    known.set(goal.path, isThere)
    if (!isThere) dead.push({ ...place, reason: NO_PAGE, outside: null })
  }
  await storeFindings(dead)
  await db.linkFinding.deleteMany({ where: { outside: null, checkedAt: { lt: began } } })
  await storeOutside(outside, began)
}

async function storeOutside(links: Map<string, LinkPlace[]>, began: Date): Promise<void> {
  const rows = [...links].map(([address, places]) => ({
    digest: createHash('sha256').update(address).digest('hex'),
    address,
    host: new URL(address).host,
    places,
  }))
  await db.$executeRaw`
    insert into outside_links as old (digest, address, host, places, seen_at)
    select digest, address, host, places, ${began}
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as new (digest text, address text, host text, places jsonb)
    on conflict (digest) do update set places = excluded.places, seen_at = excluded.seen_at`
  await db.outsideLink.deleteMany({ where: { seenAt: { lt: began } } })
  await db.$executeRaw`
    delete from link_findings f where outside is not null and not exists (
      select 1 from outside_links o, jsonb_to_recordset(o.places)
        as p (entity text, "entityId" text, field text, href text)
      where o.address = f.outside and p.entity = f.entity and p."entityId" = f.entity_id and p.field = f.field
        and p.href = f.href
    )`
}
