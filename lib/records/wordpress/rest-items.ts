import * as z from 'zod'
import type { WxrItem } from '@/lib/records/wordpress/read-wxr'

/** Texts as written, which spares the old site from running its builders for each of them. */
export const REST_FIELDS = [
  'id,type,status,date,date_gmt,slug,link,guid.rendered,title.raw,content.raw,excerpt.raw,password',
  'featured_media,meta,yoast_head_json,_links,_embedded',
].join(',')

const text = z.string().nullish().catch(null)
/** PHP sends an empty list for an empty object. */
const object = z.record(z.string(), z.unknown()).catch({})

/** A post or page as its editor sees it, with author, terms and main picture embedded. */
export const restItems = z.array(
  z.object({
    id: z.number().int(),
    type: z.string(),
    status: z.string(),
    date: text,
    date_gmt: text,
    slug: text,
    link: text,
    guid: z.object({ rendered: text }).catch({ rendered: '' }),
    title: z.object({ raw: z.string() }),
    content: z.object({ raw: z.string() }),
    excerpt: z.object({ raw: text }).catch({ raw: '' }),
    password: text,
    featured_media: z.number().catch(0),
    meta: object,
    yoast_head_json: object,
    _embedded: z
      .object({
        author: z.array(z.object({ name: text })).catch([]),
        'wp:term': z.array(z.array(z.object({ taxonomy: text, name: text }))).catch([]),
        'wp:featuredmedia': z
          .array(z.object({ id: z.number().int(), source_url: z.string(), alt_text: text }))
          .catch([]),
      })
      .partial()
      .catch({}),
  }),
)

type RestItem = z.output<typeof restItems>[number]

/** Items as an export has them: the post or page, and its main picture. @param site its name */
export function itemsOfRest(item: RestItem, site: string): WxrItem[] {
  const { author = [], 'wp:term': terms = [], 'wp:featuredmedia': media = [] } = item._embedded
  const named = (taxonomy: string) =>
    terms.flat().flatMap((term) => (term.taxonomy === taxonomy && term.name ? [term.name] : []))
  const own: WxrItem = {
    ...EMPTY,
    id: String(item.id),
    kind: item.type,
    status: item.status,
    title: item.title.raw.trim(),
    link: item.link ?? '',
    guid: item.guid.rendered ?? '',
    slug: item.slug ?? '',
    author: author[0]?.name ?? '',
    content: item.content.raw,
    excerpt: (item.excerpt.raw ?? '').trim(),
    dates: { gmt: dateOf(item.date_gmt), local: dateOf(item.date), feed: '' },
    hasPassword: (item.password ?? '') !== '',
    categories: named('category'),
    tags: named('post_tag'),
    meta: metaOf(item, site),
  }
  const pictures = media.map(
    ({ id, source_url: file, alt_text: alt }): WxrItem => ({
      ...EMPTY,
      id: String(id),
      kind: 'attachment',
      status: 'inherit',
      file,
      meta: new Map([['_wp_attachment_image_alt', alt ?? '']]),
    }),
  )
  return [own, ...pictures]
}

const EMPTY: WxrItem = {
  id: '',
  kind: '',
  status: '',
  title: '',
  link: '',
  guid: '',
  slug: '',
  author: '',
  content: '',
  excerpt: '',
  dates: { gmt: '', local: '', feed: '' },
  hasPassword: false,
  file: '',
  categories: [],
  tags: [],
  meta: new Map(),
}

/** '2019-05-01T09:00:00' as an export writes it. */
function dateOf(written: string | null | undefined): string {
  return (written ?? '').replace('T', ' ').slice(0, 19)
}

/**
 * Search texts as they were entered; an older Yoast says what it prints, with the name of the site last.
 * Rank Math keeps its texts out of the API unless another plugin shares them.
 */
function metaOf({ meta, yoast_head_json: printed, featured_media }: RestItem, site: string) {
  const entered = (name: string) => (typeof meta[name] === 'string' ? meta[name].trim() : undefined)
  const title = String(printed.title ?? '').trim()
  const bare = site && title.endsWith(site) ? title.slice(0, -site.length) : title
  return new Map([
    ['_yoast_wpseo_title', entered('_yoast_wpseo_title') ?? bare.replace(/[\s–—|·•:»-]+$/, '')],
    ['_yoast_wpseo_metadesc', entered('_yoast_wpseo_metadesc') ?? String(printed.description ?? '').trim()],
    ['rank_math_title', entered('rank_math_title') ?? ''],
    ['rank_math_description', entered('rank_math_description') ?? ''],
    ['_thumbnail_id', featured_media > 0 ? String(featured_media) : ''],
  ])
}
