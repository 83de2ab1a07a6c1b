import { expect, test } from 'vitest'
import {
  filterReviews,
  queryOfReviewFilter,
  reviewedHouses,
  reviewFilterFromQuery,
  starCounts,
} from '@/lib/content/review-filter'

const lodge = { slug: 'lodge', name: 'Lodge' }
const casa = { slug: 'casa', name: 'Casa' }
const reviews = [
  { rating: 5, community: lodge },
  { rating: 3, community: casa },
  { rating: null, community: lodge },
]

test('A5: filters approved reviews by house and stars, and counts only stars that were given', () => {
  expect(filterReviews(reviews, { community: 'lodge', rating: null })).toHaveLength(2)
  expect(filterReviews(reviews, { community: 'lodge', rating: 3 })).toHaveLength(0)
  expect(starCounts(reviews).map(({ count }) => count)).toEqual([1, 0, 1, 0, 0])
  expect(reviewedHouses(reviews)).toEqual([casa, lodge])
})

test('reads the filter from the URL and ignores what does not fit', () => {
  expect(reviewFilterFromQuery({ community: '../x', rating: '9' })).toEqual({ community: null, rating: null })
  expect(queryOfReviewFilter(reviewFilterFromQuery({ community: 'lodge', rating: '4' }))).toBe(
    '?community=lodge&rating=4',
  )
})
