import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { readMarkup } from '@/lib/site/content/read-markup'

/** A link where it stands: in which field, and with which words ('' where it is the address alone). */
export type StoredLink = { field: string; href: string; words: string }

/** Every link in the texts, buttons, addresses and sections of a record; each once in a field. */
export function linksOf(entity: Entity, record: AdminRecord): StoredLink[] {
  // A redirect that is off leads nobody anywhere.
  if (entity.name === 'redirect' && record.active !== true) return []
  return Object.entries<Field>(entity.fields).flatMap(([field, declared]) => {
    if (!isLooked(declared)) return []
    const links = new Map(linksIn(record[field]).map((link) => [link.href, { field, ...link }]))
    return [...links.values()]
  })
}

/** Lists of other records are looked through as such; scripts are an administrator's own matter. */
function isLooked({ kind, rows, readOnly, adminOnly, offForm }: Field): boolean {
  if (rows || readOnly || adminOnly || offForm) return false
  return ['richText', 'url', 'list', 'json', 'group', 'groups'].includes(kind)
}

type Found = Omit<StoredLink, 'field'>

/** In structures only what stands in an `href` or is an address from end to end is a link. */
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

/** Where a link leads: a path of this site, an address of another, or neither (a telephone number, a place on the page). */
export function goalOf(href: string, site: string): { path: string } | { outside: string } | null {
  if (!/^(?:\/(?!\/)|https?:\/\/)/i.test(href) || !URL.canParse(href, site)) return null
  const url = new URL(href, site)
  if (url.origin === new URL(site).origin) return { path: url.pathname }
  // What stands behind # is the browser's own matter: two such links are one page.
  url.hash = ''
  return { outside: url.href }
}
