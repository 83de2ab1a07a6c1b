import { addressSlug } from '@/lib/platform/address-slug'
import { pageIn } from '@/lib/site/content/list-page'

type Filterable = { kind: 'article' | 'news'; category: string | null; tags: string[] }

/** The filter of /blog, read from the URL. Category and tag are slugs ('Memory care' → memory-care). */
export type ArticleFilter = {
  kind: 'article' | 'news' | null
  category: string | null
  tag: string | null
  page: number
}

export const ARTICLES_PER_PAGE = 9

const MAX_VALUE_LENGTH = 80

/** Reads the filter from a URL query. Invalid values are ignored. */
export function articleFilterFromQuery(query: Record<string, string | string[] | undefined>): ArticleFilter {
  const kind = one(query.kind)
  return {
    kind: kind === 'article' || kind === 'news' ? kind : null,
    category: slug(one(query.category)),
    tag: slug(one(query.tag)),
    page: pageIn(query),
  }
}

/** The filter as a query string with its question mark, or ''; the reverse of `articleFilterFromQuery`. */
export function queryOfArticleFilter({ kind, category, tag, page }: ArticleFilter): string {
  const query = new URLSearchParams()
  if (kind) query.set('kind', kind)
  if (category) query.set('category', category)
  if (tag) query.set('tag', tag)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** Articles that meet every condition. Does not paginate. */
export function filterArticles<T extends Filterable>(
  cards: T[],
  { kind, category, tag }: ArticleFilter,
): T[] {
  return cards.filter(
    (card) =>
      (!kind || card.kind === kind) &&
      (!category || (card.category !== null && addressSlug(card.category) === category)) &&
      (!tag || card.tags.some((name) => addressSlug(name) === tag)),
  )
}

export type ArticleFacet = { slug: string; name: string; count: number }

export function facetsOf(names: string[]): ArticleFacet[] {
  const facets = new Map<string, ArticleFacet>()
  for (const name of names) {
    const key = addressSlug(name)
    const known = facets.get(key)
    if (known) known.count += 1
    else if (key) facets.set(key, { slug: key, name, count: 1 })
  }
  return [...facets.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

function slug(value: string | undefined): string | null {
  return value && value.length <= MAX_VALUE_LENGTH && /^[a-z0-9-]+$/.test(value) ? value : null
}
