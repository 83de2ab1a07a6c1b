import 'server-only'
import { setImmediate } from 'node:timers/promises'
import type { Actor } from '@/lib/accounts/actor'
import { addressSlug } from '@/lib/platform/address-slug'
import { AppError } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { labelOf } from '@/lib/records/declare/field'
import { blogPosts } from '@/lib/records/entities/blog-posts'
import { pages } from '@/lib/records/entities/pages'
import { type CleanContent, cleanContent } from '@/lib/records/wordpress/clean-content'
import {
  beginningOf,
  oldPathOf,
  originalOf,
  publishedAtOf,
  seoDescriptionOf,
  seoTitleOf,
} from '@/lib/records/wordpress/item-parts'
import type { PlannedValues } from '@/lib/records/wordpress/planned-values'
import { readPlanned } from '@/lib/records/wordpress/read-planned'
import type { WxrItem } from '@/lib/records/wordpress/read-wxr'

export type PlannedItem = {
  key: string
  kind: string
  title: string
  address: string
  entity: 'blogPost' | 'page' | null
  path: string | null
  outcome: 'waiting' | 'known' | 'refused' | 'left-out'
  words: string[]
  values: PlannedValues | null
  /** The text as the old site has it. */
  original: string | null
}

type Rules = {
  actor: Actor
  site: string
  zone: string
  /** Paths by key of what was imported before and is still here. */
  known: ReadonlyMap<string, string>
  /** Slugs of articles and paths of pages that are taken. */
  taken: ReadonlySet<string>
}

const LEFT_OUT: Record<string, string> = {
  trash: 'It is in the trash',
  'auto-draft': 'It was never saved',
  inherit: 'It is an earlier version',
}

/** Other requests get their turn after as many. */
const AT_ONCE = 10

/** Plans what each item becomes: an article or a page. Pictures come with the texts that show them. */
export async function planItems(items: readonly WxrItem[], rules: Rules): Promise<PlannedItem[]> {
  const files = new Map(items.filter(({ kind }) => kind === 'attachment').map((item) => [item.id, item]))
  const used = new Set(rules.taken)
  const planned: PlannedItem[] = []
  for (const item of items) {
    if (item.kind === 'attachment') continue
    if (planned.length % AT_ONCE === 0) await setImmediate()
    planned.push(planItem(item, files, used, rules))
  }
  const here = pathsHere(planned, items, rules.site)
  return planned.map((one) => (one.values ? withOwnLinks(one, here, rules.site) : one))
}

function planItem(
  item: WxrItem,
  files: ReadonlyMap<string, WxrItem>,
  used: Set<string>,
  { actor, site, zone, known }: Rules,
): PlannedItem {
  const base = {
    key: item.id,
    kind: item.kind,
    title: item.title || 'Without a title',
    address: oldPathOf(item.link, site) ?? '',
    entity: null,
    path: null,
    words: [],
    values: null,
    original: null,
  }
  const reason =
    item.kind === 'post' || item.kind === 'page'
      ? LEFT_OUT[item.status]
      : `Items of the type “${item.kind}” cannot be imported`
  if (reason) return { ...base, outcome: 'left-out', words: [reason] }
  const path = known.get(item.id)
  const entity = item.kind === 'post' ? 'blogPost' : 'page'
  if (path !== undefined) return { ...base, entity, path, outcome: 'known' }
  const content = cleanContent(item.content)
  const made =
    entity === 'blogPost' ? article(item, content, used, zone) : page(item, content, used, base.address)
  const words = [...content.lost, ...made.notes]
  let fields: Record<string, unknown>
  try {
    fields = readPlanned(actor, made.entity, made.fields)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...base, entity, outcome: 'refused', words: [...words, ...problemsOf(made.entity, error)] }
  }
  used.add(made.path)
  const file = files.get(item.meta.get('_thumbnail_id') ?? '')
  const main = file?.file ? { src: file.file, alt: file.meta.get('_wp_attachment_image_alt') ?? '' } : null
  const isPublished = (item.status === 'publish' || item.status === 'future') && !item.hasPassword
  if (item.hasPassword) words.push('It had a password, so it is imported as an unpublished draft')
  const pictures = content.pictures.map(({ src, alt }) => ({
    src: originalOf(src.startsWith('/') ? `https://${site}${src}` : src),
    alt,
  }))
  const values = { fields, html: content.html, pictures, main, isPublished }
  return { ...base, entity, path: made.path, outcome: 'waiting', words, values, original: item.content }
}

type Made = { entity: Entity; fields: Record<string, unknown>; path: string; notes: string[] }

function article(item: WxrItem, { html }: CleanContent, used: ReadonlySet<string>, zone: string): Made {
  const wanted = addressSlug(decoded(item.slug)) || addressSlug(item.title) || `post-${item.id}`
  let slug = wanted
  for (let number = 2; used.has(`/blog/${slug}`); number += 1) slug = `${wanted}-${number}`
  const publishedAt = publishedAtOf(item, zone)
  const [category = null] = item.categories.filter((name) => name !== 'Uncategorized')
  return {
    entity: blogPosts,
    path: `/blog/${slug}`,
    notes: slug === wanted ? [] : [`Its URL /blog/${wanted} is taken, so it gets another one`],
    fields: {
      title: item.title || beginningOf(html, 80),
      slug,
      summary: beginningOf(item.excerpt || html, 300) || null,
      content: html,
      category,
      tags: item.tags,
      author: item.author || null,
      published: false,
      publishedAt,
      seoTitle: seoTitleOf(item),
      seoDescription: seoDescriptionOf(item),
    },
  }
}

function page(item: WxrItem, { html }: CleanContent, used: ReadonlySet<string>, address: string): Made {
  const written = address.includes('?') ? '' : address.replace(/\/+$/, '').toLowerCase()
  const path =
    written || `/${addressSlug(decoded(item.slug)) || addressSlug(item.title) || `page-${item.id}`}`
  const free = used.has(path) ? `/${path.slice(1).replaceAll('/', '-')}-${item.id}` : path
  return {
    entity: pages,
    path: free,
    notes: free === path ? [] : [`Its URL ${path} is taken, so it gets another one`],
    fields: {
      path: free,
      title: item.title,
      description: seoDescriptionOf(item) ?? (beginningOf(item.excerpt || html, 160) || item.title),
      active: false,
    },
  }
}

/** Where the pages of the old site are now: by path and by number. */
function pathsHere(
  planned: readonly PlannedItem[],
  items: readonly WxrItem[],
  site: string,
): Map<string, string> {
  const guids = new Map(items.map(({ id, guid }) => [id, guid]))
  return new Map(
    planned.flatMap(({ key, address, path }) => {
      if (!path) return []
      const others = [address, oldPathOf(guids.get(key) ?? '', site), `/?p=${key}`, `/?page_id=${key}`]
      return others.flatMap((old) => (old ? [[plainPath(old), path] as const] : []))
    }),
  )
}

/** Links within the old site lead to the pages here; those to nothing become plain words. */
function withOwnLinks(item: PlannedItem, here: ReadonlyMap<string, string>, site: string): PlannedItem {
  if (!item.values) return item
  const lost: string[] = []
  const html = item.values.html.replaceAll(
    /<a href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g,
    (whole, href, _, words) => {
      const old = oldPathOf(String(href).replaceAll('&amp;', '&'), site)
      if (old === null || old === '/') return old === '/' ? `<a href="/">${words}</a>` : whole
      const path = here.get(plainPath(old))
      if (path) return `<a href="${path}">${words}</a>`
      lost.push(old)
      return words
    },
  )
  if (html === item.values.html) return item
  const words =
    lost.length > 0
      ? [...item.words, `Links to items that are not imported: ${lost.slice(0, 5).join(', ')}`]
      : item.words
  const fields = item.entity === 'blogPost' ? { ...item.values.fields, content: html } : item.values.fields
  return { ...item, words, values: { ...item.values, html, fields } }
}

const plainPath = (path: string) => (path.includes('?') ? path : path.replace(/\/+$/, '')).toLowerCase()

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}

function problemsOf({ fields }: Entity, { fieldErrors, message }: AppError): string[] {
  const found = Object.entries(fieldErrors ?? {})
  if (found.length === 0) return [message]
  return found.map(([name, words]) => {
    const field = fields[name.split('.')[0] ?? '']
    return field ? `${labelOf(name, field)}: ${words}` : words
  })
}
