import { type FilterChoice, FilterLinks } from '@/components/site/filter-links'
import {
  type ArticleFacet,
  type ArticleFilter,
  facetsOf,
  queryOfArticleFilter,
} from '@/lib/site/articles/article-filter'
import type { ArticleCard } from '@/lib/site/articles/article-list'

const KINDS = [
  { kind: null, label: 'Everything' },
  { kind: 'article', label: 'Articles' },
  { kind: 'news', label: 'News from our communities' },
] as const

/** Kind, category and tag as rows of links. Filters do not combine, so none leads to an empty list. */
export function ArticleFilters({ cards, filter }: { cards: ArticleCard[]; filter: ArticleFilter }) {
  const categories = facetsOf(cards.flatMap(({ category }) => (category ? [category] : [])))
  const tags = facetsOf(cards.flatMap((card) => card.tags))
  const kinds = KINDS.map(({ kind, label }) => ({
    key: label,
    label,
    href: `/blog${queryOfArticleFilter({ kind, category: null, tag: null, page: 1 })}`,
    current: filter.kind === kind && !filter.category && !filter.tag,
  }))
  return (
    <div className="mt-8 grid gap-3">
      <FilterLinks label="Kind" choices={kinds} />
      <FilterLinks label="Subject" choices={choicesOf(categories, filter, 'category')} />
      <details className="mt-1" open={filter.tag !== null}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-link">
          By keyword
        </summary>
        <div className="mt-2">
          <FilterLinks label="Keyword" choices={choicesOf(tags, filter, 'tag')} />
        </div>
      </details>
    </div>
  )
}

function choicesOf(facets: ArticleFacet[], filter: ArticleFilter, key: 'category' | 'tag'): FilterChoice[] {
  return facets.map(({ slug, name, count }) => ({
    key: slug,
    label: `${capitalized(name)} (${count})`,
    href: `/blog${queryOfArticleFilter({ kind: null, category: null, tag: null, page: 1, [key]: slug })}`,
    current: filter[key] === slug,
  }))
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
