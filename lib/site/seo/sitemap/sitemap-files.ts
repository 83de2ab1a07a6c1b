import 'server-only'
import { env } from '@/lib/platform/env'
import { escapeHtml } from '@/lib/platform/escape-html'
import { newestOf, pageEntries, placeEntries } from '@/lib/site/seo/sitemap/fixed-entries'
import {
  ADDRESSES_PER_FILE,
  filesOfRows,
  ROW_TYPES,
  type RowType,
  rowsOfFile,
  type SitemapEntry,
} from '@/lib/site/seo/sitemap/sitemap-rows'

const LISTS = { pages: pageEntries, 'care-cities': placeEntries } as const

const isList = (type: string): type is keyof typeof LISTS => Object.hasOwn(LISTS, type)
const isRows = (type: string): type is RowType => (ROW_TYPES as string[]).includes(type)

/** Sitemap index: one file per type, or more above 50,000 URLs. */
export async function sitemapIndex(): Promise<string> {
  const files = await Promise.all([
    ...Object.entries(LISTS).map(async ([type, read]) => filesOf(type, chunksOf(await read()).map(newestIn))),
    ...ROW_TYPES.map(async (type) => filesOf(type, await filesOfRows(type))),
  ])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...files.flat(),
    '</sitemapindex>',
    '',
  ].join('\n')
}

/** Chunks of a file such as `landing-1.xml`, or null. Empty files are served: engines may request them. */
export function sitemapFile(name: string): AsyncGenerator<string> | null {
  const { type = '', number } = /^(?<type>[a-z-]+)-(?<number>[1-9]\d{0,2})\.xml$/.exec(name)?.groups ?? {}
  const file = Number(number)
  if (isList(type)) return written(chunk(LISTS[type], file))
  if (isRows(type)) return written(rowsOfFile(type, file))
  return null
}

/** Every sitemap entry, a few thousand at a time. */
export async function* everyEntry(): AsyncGenerator<SitemapEntry[]> {
  for (const read of Object.values(LISTS)) yield await read()
  for (const type of ROW_TYPES) {
    const files = await filesOfRows(type)
    for (const at of files.keys()) yield* rowsOfFile(type, at + 1)
  }
}

async function* written(pieces: AsyncGenerator<SitemapEntry[]>): AsyncGenerator<string> {
  let head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  for await (const entries of pieces) {
    yield head + entries.map(urlElement).join('')
    head = ''
  }
  yield `${head}</urlset>\n`
}

async function* chunk(read: () => Promise<SitemapEntry[]>, file: number): AsyncGenerator<SitemapEntry[]> {
  yield chunksOf(await read())[file - 1] ?? []
}

function chunksOf(entries: SitemapEntry[]): SitemapEntry[][] {
  const count = Math.ceil(entries.length / ADDRESSES_PER_FILE)
  return Array.from({ length: count }, (_, at) =>
    entries.slice(at * ADDRESSES_PER_FILE, (at + 1) * ADDRESSES_PER_FILE),
  )
}

function newestIn(entries: SitemapEntry[]): Date | null {
  return newestOf(entries.map(({ lastModified }) => lastModified))
}

function filesOf(type: string, changes: (Date | null)[]): string[] {
  return changes.map((modified, at) => indexElement(`/sitemaps/${type}-${at + 1}.xml`, modified))
}

/** Omits an unknown `lastmod`, because a made-up one would devalue the others. */
function urlElement({ path, lastModified }: SitemapEntry): string {
  return `<url><loc>${absolute(path)}</loc>${lastmod(lastModified)}</url>\n`
}

function indexElement(path: string, lastModified: Date | null): string {
  return `<sitemap><loc>${absolute(path)}</loc>${lastmod(lastModified)}</sitemap>`
}

/** Like lib/platform/site.ts, but without parsing SITE_URL 50,000 times. */
function absolute(path: string): string {
  return escapeHtml(env().SITE_URL.replace(/\/$/, '') + encodeURI(path))
}

function lastmod(date: Date | null): string {
  return date ? `<lastmod>${date.toISOString()}</lastmod>` : ''
}
