import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { readMarkup } from '@/lib/site/content/read-markup'

/** `words` is '' for a bare address. */
type StoredLink = { field: string; href: string; words: string }

/** All links in a record's texts, buttons, addresses and sections, once per field. */
export function linksOf(entity: Entity, record: AdminRecord): StoredLink[] {
  // An inactive redirect leads nowhere.
  if (entity.name === 'redirect' && record.active !== true) return []
  return Object.entries<Field>(entity.fields).flatMap(([field, declared]) => {
    if (!isScanned(declared)) return []
    const links = new Map(linksIn(record[field]).map((link) => [link.href, { field, ...link }]))
    return [...links.values()]
  })
}

/** Child lists are scanned as records of their own; scripts are left to administrators. */
function isScanned({ kind, rows, readOnly, adminOnly, offForm }: Field): boolean {
  if (rows || readOnly || adminOnly || offForm) return false
  return ['richText', 'url', 'list', 'group', 'groups'].includes(kind)
}

type Found = Omit<StoredLink, 'field'>

/** In structures, only a complete address or an `href` in HTML is a link. */
function linksIn(value: unknown): Found[] {
  if (typeof value === 'string') {
    if (value.includes('<')) return readMarkup(value).links.map(({ href, text }) => linkOf(href, text))
    return isAddress(value) ? [linkOf(value, '')] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(linksIn)
}

const linkOf = (href: string, text: string): Found => ({
  href: href.trim(),
  words: text.replace(/\s+/g, ' ').trim().slice(0, 200),
})

const isAddress = (text: string) => /^(?:\/(?!\/)|https?:\/\/)\S*$/i.test(text.trim())

/** A link's destination: a path and query on this site, an outside address, or null (phones, anchors). */
export function linkDestination(href: string, site: string): { path: string } | { outside: string } | null {
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(href) || !URL.canParse(href, site)) return null
  const url = new URL(href, site)
  if (url.origin === new URL(site).origin) return { path: url.pathname + url.search }
  // Links that differ only in the fragment lead to one page.
  url.hash = ''
  return { outside: url.href }
}
