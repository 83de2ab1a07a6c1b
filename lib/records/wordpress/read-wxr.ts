import { badRequest } from '@/lib/platform/errors'
import { readXml, UnreadableXml } from '@/lib/platform/read-xml'
import { MAX_EXPORT_ITEMS } from '@/lib/records/wordpress/export-limit'

/** An item as the export has it; dates as written. */
export type WxrItem = {
  id: string
  kind: string
  status: string
  title: string
  link: string
  guid: string
  slug: string
  author: string
  content: string
  excerpt: string
  /** In UTC, of the site, and of the feed. */
  dates: { gmt: string; local: string; feed: string }
  hasPassword: boolean
  file: string
  categories: string[]
  tags: string[]
  meta: ReadonlyMap<string, string>
}

type Wxr = { home: string; items: WxrItem[] }

/** Fields of plugins that become ours; others stay behind. */
const META: ReadonlySet<string> = new Set([
  '_yoast_wpseo_title',
  '_yoast_wpseo_metadesc',
  'rank_math_title',
  'rank_math_description',
  '_thumbnail_id',
  '_wp_attachment_image_alt',
  '_elementor_edit_mode',
])

/** Reads an export of WordPress (WXR) as it comes. @throws AppError 400 for anything else, or a DTD */
export async function readWxr(pieces: AsyncIterable<string> | Iterable<string>): Promise<Wxr> {
  const authors = new Map<string, string>()
  const items: WxrItem[] = []
  let isWxr = false
  let home = ''
  let item: Map<string, string> | null = null
  let terms: { categories: string[]; tags: string[] } = { categories: [], tags: [] }
  let meta = new Map<string, string>()
  let domain = ''
  /** Texts of the elements that are open, innermost last. */
  const texts: string[] = []
  let part = new Map<string, string>()
  try {
    await readXml(pieces, {
      open(name, attributes) {
        texts.push('')
        if (name === 'item') {
          item = new Map()
          terms = { categories: [], tags: [] }
          meta = new Map()
        }
        if (name === 'category') domain = attributes.domain ?? ''
        if (name === 'wp:postmeta' || name === 'wp:author') part = new Map()
      },
      text(text) {
        const last = texts.length - 1
        if (last >= 0) texts[last] += text
      },
      close(name) {
        const text = texts.pop() ?? ''
        if (name === 'wp:wxr_version') isWxr = true
        if (name === 'wp:base_blog_url' || (name === 'link' && !item && !home)) home = text.trim()
        if (/^wp:(?:meta_key|meta_value|author_login|author_display_name)$/.test(name)) part.set(name, text)
        if (name === 'wp:author')
          authors.set(part.get('wp:author_login') ?? '', part.get('wp:author_display_name') ?? '')
        if (name === 'wp:postmeta') {
          const key = part.get('wp:meta_key') ?? ''
          if (META.has(key)) meta.set(key, part.get('wp:meta_value') ?? '')
        }
        if (name === 'category' && item) {
          if (domain === 'category') terms.categories.push(text.trim())
          if (domain === 'post_tag') terms.tags.push(text.trim())
        }
        if (name === 'item' && item) {
          if (items.length >= MAX_EXPORT_ITEMS)
            throw badRequest(
              `This export has more than ${MAX_EXPORT_ITEMS.toLocaleString('en-US')} items. Export one kind at a time`,
            )
          items.push({ ...itemOf(item), ...terms, meta })
          item = null
        } else if (item && !name.startsWith('wp:meta') && !item.has(name)) item.set(name, text)
      },
    })
  } catch (error) {
    if (error instanceof UnreadableXml) throw badRequest(`This export cannot be read. ${error.message}`)
    throw error
  }
  if (!isWxr)
    throw badRequest('This is not a WordPress export. In WordPress, choose Tools, Export, All content')
  return { home, items: items.map((one) => ({ ...one, author: authors.get(one.author) || one.author })) }
}

function itemOf(parts: ReadonlyMap<string, string>): Omit<WxrItem, 'categories' | 'tags' | 'meta'> {
  const of = (name: string) => parts.get(name) ?? ''
  return {
    id: of('wp:post_id').trim(),
    kind: of('wp:post_type').trim(),
    status: of('wp:status').trim(),
    title: of('title').trim(),
    link: of('link').trim(),
    guid: of('guid').trim(),
    slug: of('wp:post_name').trim(),
    author: of('dc:creator').trim(),
    content: of('content:encoded'),
    excerpt: of('excerpt:encoded').trim(),
    dates: {
      gmt: of('wp:post_date_gmt').trim(),
      local: of('wp:post_date').trim(),
      feed: of('pubDate').trim(),
    },
    hasPassword: of('wp:post_password').trim() !== '',
    file: of('wp:attachment_url').trim(),
  }
}
