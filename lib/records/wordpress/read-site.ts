import 'server-only'
import { subDays } from 'date-fns'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields, payloadTooLarge } from '@/lib/platform/errors'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { type OutboundPolicy, outboundPolicy } from '@/lib/platform/integrations/outbound-policy'
import {
  askWordpress,
  findWordpress,
  MORE_RIGHTS,
  type WordpressAccess,
} from '@/lib/platform/integrations/wordpress-api'
import { MAX_EXPORT_BYTES, MAX_EXPORT_ITEMS } from '@/lib/records/wordpress/export-limit'
import { findWordpressImport } from '@/lib/records/wordpress/find-import'
import { oldPathOf, siteOf } from '@/lib/records/wordpress/item-parts'
import type { WxrItem } from '@/lib/records/wordpress/read-wxr'
import { itemsOfRest, REST_FIELDS, restItems } from '@/lib/records/wordpress/rest-items'
import { createItems, planRows, STORE_LIMITS } from '@/lib/records/wordpress/store-items'

/** Of 100 that WordPress allows: cheap hosts run out of memory before. */
const PER_PAGE = 50

/** The old site may have changed since; an older reading begins anew. */
const GOES_ON_DAYS = 1

/** The password is used for these requests, and stored nowhere. */
export const accessSchema = z.object({
  username: z.string().trim().min(1, 'Please enter the username').max(200),
  password: z.string().trim().min(1, 'Please enter the application password').max(200),
})

export const siteSchema = accessSchema.extend({
  address: z.string().trim().min(1, 'Please enter the URL of the old site').max(500),
})

/** `kind`: read next; null when only the planning is left. `bytes`: of all texts so far. */
const progress = z.object({
  name: z.string(),
  kind: z.enum(['posts', 'pages']).nullable(),
  page: z.number(),
  read: z.number(),
  total: z.number(),
  bytes: z.number(),
})

type Progress = z.output<typeof progress>

export type ReadAnswer = { id: string; read: number; total: number; isDone: boolean }

/**
 * Begins to read a site by its address, or goes on with an interrupted reading. Nothing of our site changes.
 * @param reach for tests @throws AppError 400 at a field, 403, OutsideError
 */
export async function startReading(
  actor: Actor,
  { address, ...access }: z.output<typeof siteSchema>,
  reach: OutboundPolicy = outboundPolicy(),
): Promise<ReadAnswer> {
  assertCan(actor, 'update', 'administration')
  const { root, home, name } = await findWordpress(address, reach)
  await assertReadsAll(root, access, reach)
  let total = 0
  for (const kind of ['posts', 'pages'] as const)
    total += (await askWordpress(root, access, { ...questionOf(kind, 1, 1), reach })).items
  if (total > MAX_EXPORT_ITEMS)
    throw invalidFields({
      address: `This site has ${total.toLocaleString('en-US')} posts and pages, more than ${MAX_EXPORT_ITEMS.toLocaleString('en-US')}. Use export files, one kind of content at a time`,
    })
  const site = siteOf(home)
  const since = subDays(new Date(), GOES_ON_DAYS)
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`wordpress ${root}`}, 0))`
    const unfinished = { restRoot: root, state: 'reading' }
    await tx.wordpressImport.deleteMany({ where: { ...unfinished, createdAt: { lt: since } } })
    const open = await tx.wordpressImport.findFirst({ where: unfinished })
    if (open) return answerOf(open.id, progress.parse(open.reading))
    const reading: Progress = { name, kind: 'posts', page: 1, read: 0, total, bytes: 0 }
    const { id } = await tx.wordpressImport.create({
      data: {
        site,
        fileName: site,
        state: 'reading',
        restRoot: root,
        reading,
        actorId: actor.id,
        actorName: actor.username,
      },
    })
    return answerOf(id, reading)
  })
}

/**
 * Reads the next posts or pages, and plans what each becomes when all are read. Called until it is done; what
 * was read before an interruption is kept. @throws AppError 400 at a field, 403, 404, 409, 413, OutsideError
 */
export async function readNext(
  actor: Actor,
  id: string,
  access: WordpressAccess,
  reach: OutboundPolicy = outboundPolicy(),
): Promise<ReadAnswer> {
  const { state, reading, restRoot } = await findWordpressImport(db, actor, id)
  if (state !== 'reading' || !restRoot) throw conflict('This site has already been read')
  const at = progress.parse(reading)
  if (at.kind === null) return planAll(actor, id, at)
  const { data, pages } = await askWordpress(restRoot, access, {
    ...questionOf(at.kind, at.page, PER_PAGE),
    reach,
  })
  if (pages === 0 && data.length > 0)
    throw new OutsideError('The old site does not report how many items it has. Use an export file')
  const items = data.flatMap((item) => itemsOfRest(item, at.name))
  return db.$transaction(async (tx) => {
    const { site, now } = await lockReading(tx, actor, id)
    // Another tab reads it, too.
    if (now.kind !== at.kind || now.page !== at.page) return answerOf(id, now)
    const bytes = await keep(tx, { id, site }, items)
    if (at.bytes + bytes > MAX_EXPORT_BYTES)
      throw payloadTooLarge('This site has more than 64 MB of text. Use export files, one kind at a time')
    const isLast = at.page >= pages
    const next: Progress = {
      ...at,
      kind: isLast ? (at.kind === 'posts' ? 'pages' : null) : at.kind,
      page: isLast ? 1 : at.page + 1,
      read: at.read + data.length,
      bytes: at.bytes + bytes,
    }
    await tx.wordpressImport.update({ where: { id }, data: { reading: next } })
    return answerOf(id, next)
  })
}

const rights = z.object({ capabilities: z.record(z.string(), z.unknown()).catch({}) })

/** Others' drafts are left out without a word for an account that may not read them. */
async function assertReadsAll(root: string, access: WordpressAccess, reach: OutboundPolicy): Promise<void> {
  const question = { of: 'wp/v2/users/me', query: { context: 'edit' }, schema: rights, reach }
  const { capabilities } = (await askWordpress(root, access, question)).data
  if (!capabilities.edit_others_posts || !capabilities.edit_others_pages)
    throw invalidFields({ username: MORE_RIGHTS })
}

/** In the order of their ids, so that items added during the reading come last. */
function questionOf(kind: 'posts' | 'pages', page: number, perPage: number) {
  return {
    of: `wp/v2/${kind}`,
    query: {
      context: 'edit',
      status: 'any',
      orderby: 'id',
      order: 'asc',
      page: String(page),
      per_page: String(perPage),
      _fields: REST_FIELDS,
      _embed: 'author,wp:term,wp:featuredmedia',
    },
    schema: restItems,
  }
}

async function lockReading(tx: Tx, actor: Actor, id: string): Promise<{ site: string; now: Progress }> {
  await tx.$executeRaw`select 1 from wordpress_imports where id = ${id}::uuid for update`
  const { state, site, reading } = await findWordpressImport(tx, actor, id)
  if (state !== 'reading') throw conflict('This site has already been read')
  return { site, now: progress.parse(reading) }
}

/** Keeps items as they were read. A picture can belong to several. @returns bytes of what is new */
async function keep(
  tx: Tx,
  { id: importId, site }: { id: string; site: string },
  items: WxrItem[],
): Promise<number> {
  const byKey = new Map(items.map((item) => [item.id, item]))
  const kept = await tx.wordpressItem.findMany({
    where: { importId, key: { in: [...byKey.keys()] } },
    select: { key: true },
  })
  for (const { key } of kept) byKey.delete(key)
  const rows = [...byKey.values()].map(({ meta, ...item }) => ({
    id: uuidv7(),
    key: item.id,
    kind: item.kind,
    title: item.title,
    address: oldPathOf(item.link, site) ?? '',
    outcome: 'read',
    words: [],
    values: { ...item, meta: Object.fromEntries(meta) } satisfies Prisma.InputJsonObject,
  }))
  await createItems(tx, { id: importId, site }, rows)
  return rows.reduce((sum, { values }) => sum + Buffer.byteLength(JSON.stringify(values)), 0)
}

async function planAll(actor: Actor, id: string, { read, total }: Progress): Promise<ReadAnswer> {
  const { site } = await findWordpressImport(db, actor, id)
  const kept = await db.wordpressItem.findMany({
    where: { importId: id, outcome: 'read' },
    select: { key: true, values: true },
  })
  const items = kept.sort((a, b) => Number(a.key) - Number(b.key)).map(({ values }) => itemOf(values))
  const rows = await planRows(actor, site, items)
  await db.$transaction(async (tx) => {
    await lockReading(tx, actor, id)
    await tx.wordpressItem.deleteMany({ where: { importId: id } })
    await createItems(tx, { id, site }, rows)
    const data = { state: 'uploaded', reading: Prisma.DbNull }
    await tx.wordpressImport.update({ where: { id }, data })
  }, STORE_LIMITS)
  return { id, read, total, isDone: true }
}

/** As `keep` has stored it. */
function itemOf(values: unknown): WxrItem {
  const { meta, ...item } = values as Omit<WxrItem, 'meta'> & { meta: Record<string, string> }
  return { ...item, meta: new Map(Object.entries(meta)) }
}

function answerOf(id: string, { read, total }: Progress): ReadAnswer {
  return { id, read, total, isDone: false }
}
