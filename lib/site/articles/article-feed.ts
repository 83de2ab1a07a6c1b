type Item = {
  slug: string
  title: string
  summary: string | null
  category: string | null
  publishedAt: Date
}
type Channel = { title: string; description: string; home: string; self: string }

/** RSS 2.0 of the newest articles and news. `addressOf` returns an article's absolute URL. */
export function articleFeed(channel: Channel, items: Item[], addressOf: (slug: string) => string): string {
  const newest = items[0]?.publishedAt
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', channel.title),
    element('link', channel.home),
    element('description', channel.description),
    element('language', 'en-us'),
    `<atom:link href="${escapeXml(channel.self)}" rel="self" type="application/rss+xml"/>`,
    newest ? element('lastBuildDate', newest.toUTCString()) : '',
    ...items.map((item) => itemElement(item, addressOf(item.slug))),
    '</channel></rss>',
  ].join('\n')
}

function itemElement({ title, summary, category, publishedAt }: Item, address: string): string {
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', publishedAt.toUTCString()),
    category ? element('category', category) : '',
    summary ? element('description', summary) : '',
    '</item>',
  ].join('')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** XML 1.0 does not allow control characters, even as references, so they are dropped. */
function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\p{Cc}/gu, (character) => (/[\t\n\r]/.test(character) ? character : ''))
}
