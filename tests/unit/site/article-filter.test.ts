import { expect, test } from 'vitest'
import {
  articleFilterFromQuery,
  facetsOf,
  filterArticles,
  queryOfArticleFilter,
} from '@/lib/site/articles/article-filter'
import { pageOf } from '@/lib/site/content/list-page'

const money = { kind: 'article' as const, category: 'Money', tags: ['paying for care'] }
const letter = { kind: 'news' as const, category: null, tags: ['newsletter', 'Boulder'] }

test('reads a filter from the URL, ignores invalid values, and writes it back', () => {
  const query = '?kind=news&tag=paying-for-care&page=3'
  const filter = articleFilterFromQuery(Object.fromEntries(new URLSearchParams(query)))
  expect(queryOfArticleFilter(filter)).toBe(query)
  const odd = { kind: 'draft', category: '<b>', tag: ['boulder', 'x'], page: '-1' }
  expect(articleFilterFromQuery(odd)).toEqual({ kind: null, category: null, tag: 'boulder', page: 1 })
})

test('reading 17: lists articles and news together and filters them by kind, category and tag', () => {
  const by = (query: Record<string, string>) => filterArticles([money, letter], articleFilterFromQuery(query))
  expect(by({})).toEqual([money, letter])
  expect(by({ kind: 'news' })).toEqual([letter])
  expect(by({ category: 'money' })).toEqual([money])
  expect(by({ tag: 'paying-for-care' })).toEqual([money])
  expect(by({ tag: 'nothing' })).toEqual([])
})

test('shows the last page for a page past the end', () => {
  expect(pageOf([1, 2, 3, 4, 5], 9, 2)).toEqual({ rows: [5], page: 3, pages: 3 })
  expect(pageOf([], 1, 2)).toEqual({ rows: [], page: 1, pages: 1 })
})

test('counts two spellings of a category as one', () => {
  expect(facetsOf(['Money', 'Health', 'money'])).toEqual([
    { slug: 'money', name: 'Money', count: 2 },
    { slug: 'health', name: 'Health', count: 1 },
  ])
})
