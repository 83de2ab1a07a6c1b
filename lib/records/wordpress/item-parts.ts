import { momentAt } from '@/lib/records/declare/zoned-time'
import type { WxrItem } from '@/lib/records/wordpress/read-wxr'

/** When an item was or will be published, as ISO: drafts have zeros in UTC, and often no date at all. */
export function publishedAtOf({ dates }: Pick<WxrItem, 'dates'>, zone: string): string | null {
  const utc = momentOf(dates.gmt, 'UTC')
  if (utc) return utc
  const local = momentOf(dates.local, zone)
  if (local) return local
  const feed = new Date(dates.feed)
  return Number.isNaN(feed.getTime()) || feed.getFullYear() < 1990 ? null : feed.toISOString()
}

function momentOf(written: string, zone: string): string | null {
  const [, day, time, seconds] = /^([1-9]\d{3}-\d{2}-\d{2}) (\d{2}:\d{2}):(\d{2})$/.exec(written) ?? []
  const moment = day && time ? momentAt({ day, time }, zone) : null
  return moment ? new Date(moment.getTime() + Number(seconds) * 1000).toISOString() : null
}

/** The title for search results: Yoast's or Rank Math's, whose placeholders are filled or left out. */
export function seoTitleOf({ meta, title }: Pick<WxrItem, 'meta' | 'title'>): string | null {
  const written = meta.get('_yoast_wpseo_title') || meta.get('rank_math_title') || ''
  const filled = filledIn(written, title)
  return filled && filled !== title ? filled.slice(0, 120) : null
}

export function seoDescriptionOf({ meta, title }: Pick<WxrItem, 'meta' | 'title'>): string | null {
  const written = meta.get('_yoast_wpseo_metadesc') || meta.get('rank_math_description') || ''
  return filledIn(written, title).slice(0, 320) || null
}

/** '%%title%% %%sep%% %%sitename%%' and '%title% %sep% %sitename%': our pages add the company themselves. */
function filledIn(template: string, title: string): string {
  return template
    .replaceAll(/%%?(?:title|post_title|seo_title)%%?/g, title)
    .replaceAll(/(?:\s*%%?(?:sep|page)%%?\s*)+/g, ' – ')
    .replaceAll(/%%?[a-z_]+(?:\([^)]*\))?%%?/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s–|-]+|[\s–|-]+$/g, '')
}

/** Path and query of an address of the old site; null for another site's. */
export function oldPathOf(address: string, site: string): string | null {
  if (address.startsWith('/')) return address.split('#', 1)[0] ?? null
  if (!URL.canParse(address)) return null
  const { host, pathname, search } = new URL(address)
  return siteOf(`https://${host}`) === site ? pathname + search : null
}

/** The host of an address without www. */
export function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '').toLowerCase() : ''
}

/** The file itself behind a smaller copy of it: 'front-300x200.jpg'. */
export function originalOf(src: string): string {
  return src.replace(/-\d{2,4}x\d{2,4}(?=\.\w{3,4}(?:$|\?))/, '').replace(/\?.*$/, '')
}

/** The first sentences of a text, up to a length. */
export function beginningOf(html: string, length: number): string {
  const text = html
    .replaceAll(/<\/?(?:p|br|h[2-4]|li|td|th|tr|blockquote)\b[^>]*>|\ue000\d+\ue001/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (text.length <= length) return text
  return `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`
}
