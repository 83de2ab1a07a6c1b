import { expect, test } from 'vitest'
import {
  filterReviews,
  queryOfReviewFilter,
  reviewedCommunities,
  reviewFilterFromQuery,
  reviewSources,
  starCounts,
} from '@/lib/site/communities/review-filter'

const lodge = { slug: 'lodge', name: 'Lodge' }
const casa = { slug: 'casa', name: 'Casa' }
const reviews = [
  { rating: 5, community: lodge },
  { rating: 3, community: casa },
  { rating: null, community: lodge },
]

test('A5: filters approved reviews by community and stars, and counts only stars that were given', () => {
  expect(filterReviews(reviews, { community: 'lodge', rating: null })).toHaveLength(2)
  expect(filterReviews(reviews, { community: 'lodge', rating: 3 })).toHaveLength(0)
  expect(starCounts(reviews).map(({ count }) => count)).toEqual([1, 0, 1, 0, 0])
  expect(reviewedCommunities(reviews)).toEqual([casa, lodge])
})

test('A5: filters by author and source', () => {
  const letters = [
    { rating: 5, community: lodge, authorRelation: 'resident since 2023', source: 'by letter' },
    { rating: 4, community: lodge, authorRelation: 'respite guest, October 2026', source: 'survey card' },
    { rating: 4, community: casa, authorRelation: 'daughter of a resident', source: 'by letter' },
    { rating: 4, community: casa, authorRelation: null, source: null },
  ]
  const all = { community: null, rating: null }
  expect(filterReviews(letters, { ...all, reviewer: 'residents' })).toHaveLength(2)
  expect(filterReviews(letters, { ...all, reviewer: 'families' })).toEqual([letters[2]])
  expect(filterReviews(letters, { ...all, source: 'by-letter' })).toHaveLength(2)
  expect(reviewSources(letters)).toEqual([
    { slug: 'by-letter', name: 'by letter' },
    { slug: 'survey-card', name: 'survey card' },
  ])
  expect(queryOfReviewFilter(reviewFilterFromQuery({ reviewer: 'families', source: 'by-letter' }))).toBe(
    '?reviewer=families&source=by-letter',
  )
})

test('reads the filter from the URL and ignores invalid values', () => {
  expect(reviewFilterFromQuery({ community: '../x', rating: '9' })).toEqual({
    community: null,
    rating: null,
    reviewer: null,
    source: null,
  })
  expect(queryOfReviewFilter(reviewFilterFromQuery({ community: 'lodge', rating: '4' }))).toBe(
    '?community=lodge&rating=4',
  )
})
