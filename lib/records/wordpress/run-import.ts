import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '@/lib/accounts/actor'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db, type Tx } from '@/lib/platform/database/db'
import { AppError, conflict } from '@/lib/platform/errors'
import type { WordpressItem as Item, Prisma } from '@/lib/platform/generated/prisma/client'
import { textFindings } from '@/lib/records/checks/check-texts'
import { refuseErrors } from '@/lib/records/checks/publish-check'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { pageContentSections } from '@/lib/records/entities/page-content-sections'
import { pages } from '@/lib/records/entities/pages'
import { constraintViolation } from '@/lib/records/store/constraint-violation'
import { recordAudit } from '@/lib/records/store/history'
import { planMoments } from '@/lib/records/store/moments'
import { createWithin } from '@/lib/records/store/write-record'
import { placePictures } from '@/lib/records/wordpress/clean-content'
import { assertWaiting, findWordpressImport } from '@/lib/records/wordpress/find-import'
import { addRedirects } from '@/lib/records/wordpress/old-links'
import { type PlannedValues, plannedValues } from '@/lib/records/wordpress/planned-values'

/** Items per transaction: each article holds a lock until the commit. */
const CHUNK = 250
const TAGS = ['blog_posts', 'pages', 'page_content_sections', 'redirects']

type Pictures = ReadonlyMap<string, { id: string; url: string; alt: string; isUsable: boolean }>
type Prepared = {
  item: Item
  values: PlannedValues
  fields: Record<string, unknown>
  words: string[]
  wasPublic: boolean
}

/**
 * Makes the articles and pages of an export, with redirects from their old addresses. What is not fit to be
 * published stays off the site and says why. Interrupted, it goes on where it was.
 * @throws AppError 403, 404, 409
 */
export async function runWordpressImport(actor: Actor, id: string): Promise<{ created: number }> {
  const { state, fileName } = await findWordpressImport(db, actor, id)
  assertWaiting(state)
  const pictures = await libraryOf(id)
  const paths = await pathsOf(id)
  let created = 0
  for (const entity of ['page', 'blogPost'] as const) {
    for (;;) {
      const items = await db.wordpressItem.findMany({
        where: { importId: id, entity, outcome: 'waiting' },
        orderBy: { id: 'asc' },
        take: CHUNK,
      })
      if (items.length === 0) break
      const prepared: Prepared[] = []
      for (const item of items) prepared.push(await prepare(item, pictures, paths))
      created += await db.$transaction(async (tx) => {
        const [open] = await tx.$queryRaw<{ state: string }[]>`
          select state from wordpress_imports where id = ${id}::uuid for update`
        assertWaiting(open?.state ?? '')
        const write = entity === 'page' ? writePages : writeArticles
        const made = await write(tx, actor, prepared)
        await finish(tx, prepared, made)
        // The address of a draft was never public.
        const shown = prepared.filter(
          ({ item, wasPublic }) => wasPublic && 'record' in (made.get(item.id) ?? {}),
        )
        const moved = shown.map(({ item }) => item)
        await addRedirects(tx, id, moved)
        await announceExpiry(tx, TAGS)
        return [...made.values()].filter((one) => 'record' in one).length
      }, LIMITS)
      expireNow(TAGS)
    }
  }
  await db.$transaction(async (tx) => {
    const { count } = await tx.wordpressImport.updateMany({
      where: { id, state: 'uploaded' },
      data: { state: 'done', doneAt: new Date() },
    })
    if (count === 0) throw conflict('This export has already been imported')
    await recordAudit(tx, actor, {
      action: 'import',
      entity: 'blogPost',
      entityId: id,
      after: { fileName, created },
    })
  })
  return { created }
}

const LIMITS = { timeout: 5 * 60_000, maxWait: 10_000 }

async function libraryOf(importId: string): Promise<Pictures> {
  const rows = await db.$queryRaw<
    { key: string; id: string; url: string; alt: string; decorative: boolean }[]
  >`
    select i.key, p.id::text as id, p.url, p.alt, p.decorative from wordpress_items i join images p on p.url = i.path
    where i.import_id = ${importId}::uuid and i.kind = 'picture' and i.outcome = 'created'`
  return new Map(
    rows.map(({ key, id, url, alt, decorative }) => [
      key,
      { id, url, alt, isUsable: alt !== '' || decorative },
    ]),
  )
}

async function pathsOf(importId: string): Promise<ReadonlySet<string>> {
  const rows = await db.wordpressItem.findMany({
    where: { importId, path: { not: null }, kind: { in: ['post', 'page'] } },
    select: { path: true },
  })
  return new Set(rows.flatMap(({ path }) => path ?? []))
}

/** The input of a record with its pictures; it is published when nothing speaks against it. */
async function prepare(item: Item, pictures: Pictures, paths: ReadonlySet<string>): Promise<Prepared> {
  const values = plannedValues.parse(item.values)
  const words = [...item.words]
  const missing = new Set<string>()
  const html = placePictures(values.html, (number) => {
    const { src, alt } = values.pictures[number] ?? { src: '', alt: '' }
    const found = pictures.get(src)
    if (!found) missing.add(src)
    return found ? { url: found.url, alt: alt || found.alt } : null
  })
  if (missing.size > 0)
    words.push(`Imported without ${missing.size} of its pictures: ${[...missing].slice(0, 3).join(', ')}`)
  const main = values.main ? pictures.get(values.main.src) : undefined
  if (values.main && !main?.isUsable)
    words.push('Imported without its main picture, which could not be fetched or has no description')
  const isArticle = item.entity === 'blogPost'
  const fields = {
    ...values.fields,
    ...(isArticle && { content: html, ...(main?.isUsable && { mainImageId: main.id }) }),
  }
  const refusal = values.isPublished ? await reasonAgainst(html, paths) : null
  if (refusal) words.push(`Not published: ${refusal}`)
  const isPublished = values.isPublished && !refusal
  return {
    item,
    words,
    wasPublic: values.isPublished,
    values: { ...values, html, isPublished },
    fields: {
      ...fields,
      [isArticle ? 'published' : 'active']: isPublished,
      // The first publication sets the date that an article without one has.
      ...(isArticle && isPublished && { publishedAt: values.fields.publishedAt ?? new Date().toISOString() }),
    },
  }
}

/** Links to pages of the same import are no fault: those pages come with it. */
async function reasonAgainst(html: string, paths: ReadonlySet<string>): Promise<string | null> {
  const content = html.replaceAll(
    /<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g,
    (whole, href: string, words: string) => (paths.has(href) ? words : whole),
  )
  const record = { id: '', createdAt: '', updatedAt: '', content } as AdminRecord
  try {
    refuseErrors(await textFindings(blogPosts, record))
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return Object.values(error.fieldErrors ?? {}).join('; ') || error.message
  }
}

/** By item: its record, or why there is none. */
type Made = Map<string, { record: AdminRecord } | { refusal: string }>

/** Articles are written together: one by one, a site of thousands would take minutes. */
async function writeArticles(tx: Tx, actor: Actor, prepared: readonly Prepared[]): Promise<Made> {
  const slugs = prepared.map(({ fields }) => String(fields.slug))
  const where = { slug: { in: slugs } }
  const [articles, news] = await Promise.all([
    tx.blogPost.findMany({ where, select: { slug: true } }),
    tx.post.findMany({ where, select: { slug: true } }),
  ])
  const taken = new Set([...articles, ...news].map(({ slug }) => slug))
  const made: Made = new Map()
  const ids = new Map<string, string>()
  const rows = prepared.flatMap(({ item, fields }) => {
    if (taken.has(String(fields.slug))) {
      made.set(item.id, { refusal: 'Another article now has its URL. Upload the export again' })
      return []
    }
    const id = uuidv7()
    ids.set(id, item.id)
    // Validated when the export was stored.
    return [{ ...fields, id }]
  })
  await tx.blogPost.createMany({ data: rows as unknown as Prisma.BlogPostCreateManyInput[] })
  const written = await tx.blogPost.findMany({
    where: { id: { in: [...ids.keys()] } },
    select: selectOf(blogPosts) as Prisma.BlogPostSelect,
  })
  const records = written.map((row) => recordOf(blogPosts, row as Record<string, unknown>))
  await tx.revision.createMany({
    data: records.map((record) => ({
      entity: blogPosts.name,
      entityId: record.id,
      number: 1,
      data: record as Prisma.InputJsonObject,
      changedFields: Object.keys(blogPosts.fields),
      actorId: actor.id,
      actorName: actor.username,
    })),
  })
  for (const record of records) {
    await planMoments(tx, blogPosts, record)
    made.set(ids.get(record.id) ?? '', { record })
  }
  return made
}

/** Pages are few, and each has a section with its words; one that cannot be made leaves nothing behind. */
async function writePages(tx: Tx, actor: Actor, prepared: readonly Prepared[]): Promise<Made> {
  const made: Made = new Map()
  for (const { item, fields, values } of prepared) {
    await tx.$executeRaw`savepoint wordpress_page`
    try {
      const { after } = await createWithin(tx, actor, pages, fields, { action: 'create' })
      if (values.html !== '')
        await createWithin(tx, actor, pageContentSections, sectionOf(String(after.path), values.html), {
          action: 'create',
        })
      await tx.$executeRaw`release savepoint wordpress_page`
      made.set(item.id, { record: after })
    } catch (error) {
      const refusal = constraintViolation(error, pages) ?? error
      if (!(refusal instanceof AppError)) throw refusal
      await tx.$executeRaw`rollback to savepoint wordpress_page`
      made.set(item.id, { refusal: Object.values(refusal.fieldErrors ?? {})[0] ?? refusal.message })
    }
  }
  return made
}

function sectionOf(pagePath: string, html: string) {
  return { pagePath, sectionType: 'rich-text', sectionKey: 'text', content: { html }, active: true }
}

async function finish(tx: Tx, prepared: readonly Prepared[], made: Made): Promise<void> {
  type Row = { id: string; outcome: string; record: string | null; at: string | null; words: string[] }
  const rows = prepared.flatMap(({ item: { id }, words }): Row[] => {
    const one = made.get(id)
    if (!one) return []
    if ('refusal' in one)
      return [{ id, outcome: 'refused', record: null, at: null, words: [...words, one.refusal] }]
    return [{ id, outcome: 'created', record: one.record.id, at: one.record.updatedAt, words }]
  })
  await tx.$executeRaw`
    update wordpress_items i set outcome = r.outcome, "values" = null, original = null, record_id = r.record::uuid, written_at = r.at,
      path = case when r.record is null then null else i.path end,
      words = array(select jsonb_array_elements_text(r.words))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, outcome text, record text, at text, words jsonb)
    where i.id = r.id::uuid`
}
