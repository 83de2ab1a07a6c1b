import type { WxrItem } from '@/lib/records/wordpress/read-wxr'
import { type StubAnswer, type StubRequest, startHttpStub } from '@/tests/support/http-stub'
import { OLD_SITE } from '@/tests/support/wordpress-export'

export const OLD_ACCOUNT = { username: 'ann', password: 'abcd efgh ijkl mnop' }

const BASIC = `Basic ${Buffer.from(`${OLD_ACCOUNT.username}:${OLD_ACCOUNT.password}`).toString('base64')}`

/** A WordPress with these items on loopback: its REST API, as editors of it see it. */
export function startWordpress(items: readonly WxrItem[], capabilities: object = EDITOR) {
  const files = new Map(items.filter(({ kind }) => kind === 'attachment').map((item) => [item.id, item]))
  const list = (kind: string) =>
    items.filter((item) => item.kind === kind && item.status !== 'trash').map((item) => restOf(item, files))
  return startHttpStub(({ path, headers }: StubRequest): StubAnswer => {
    const { pathname, searchParams } = new URL(path, OLD_SITE)
    if (pathname === '/wp-json/') return { status: 200, body: INDEX }
    if (headers.authorization !== BASIC) return refusal(401, 'incorrect_password')
    if (pathname === '/wp-json/wp/v2/users/me') return { status: 200, body: { id: 1, capabilities } }
    if (searchParams.get('context') !== 'edit' || searchParams.get('status') !== 'any')
      return refusal(400, 'rest_invalid_param')
    if (pathname === '/wp-json/wp/v2/posts') return pageOf(list('post'), searchParams)
    if (pathname === '/wp-json/wp/v2/pages') return pageOf(list('page'), searchParams)
    return refusal(404, 'rest_no_route')
  })
}

const EDITOR = { edit_others_posts: true, edit_others_pages: true }
const INDEX = { name: 'Old Home', home: OLD_SITE, namespaces: ['oembed/1.0', 'wp/v2'] }

const refusal = (status: number, code: string) => ({ status, body: { code, message: '', data: { status } } })

function pageOf(all: object[], query: URLSearchParams): StubAnswer {
  const size = Number(query.get('per_page'))
  const page = Number(query.get('page'))
  const pages = Math.ceil(all.length / size)
  if (page > Math.max(1, pages)) return refusal(400, 'rest_post_invalid_page_number')
  const headers = { 'x-wp-total': String(all.length), 'x-wp-totalpages': String(pages) }
  return { status: 200, body: all.slice((page - 1) * size, page * size), headers }
}

function restOf(item: WxrItem, files: ReadonlyMap<string, WxrItem>) {
  const { dates, meta } = item
  const picture = files.get(meta.get('_thumbnail_id') ?? '')
  const description = meta.get('_yoast_wpseo_metadesc')
  return {
    id: Number(item.id),
    type: item.kind,
    status: item.status,
    // A draft without dates has that of the feed, in the zone of the site.
    date: dateOf(dates.local) ?? '2019-05-01T10:00:00',
    date_gmt: dateOf(dates.gmt),
    slug: item.slug,
    link: item.link,
    guid: { rendered: item.guid },
    title: { raw: item.title },
    content: { raw: item.content },
    excerpt: { raw: item.excerpt },
    password: item.hasPassword ? 'secret' : '',
    featured_media: Number(picture?.id ?? 0),
    // PHP's empty object.
    meta: meta.has('rank_math_title')
      ? {
          rank_math_title: meta.get('rank_math_title'),
          rank_math_description: meta.get('rank_math_description'),
        }
      : [],
    ...(description && { yoast_head_json: { title: `${item.title} - Old Home`, description } }),
    _embedded: {
      author: [{ name: item.author }],
      'wp:term': [
        item.categories.map((name) => ({ taxonomy: 'category', name })),
        item.tags.map((name) => ({ taxonomy: 'post_tag', name })),
      ],
      ...(picture && {
        'wp:featuredmedia': [
          {
            id: Number(picture.id),
            source_url: picture.file,
            alt_text: picture.meta.get('_wp_attachment_image_alt'),
          },
        ],
      }),
    },
  }
}

function dateOf(written: string): string | null {
  return written.startsWith('0000') ? null : written.replace(' ', 'T')
}
