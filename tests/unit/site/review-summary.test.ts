import { expect, it } from 'vitest'
import { reviewSummary } from '@/lib/site/communities/review-summary'

it('averages the rated reviews to one decimal and counts only those', () => {
  expect(reviewSummary([{ rating: 5 }, { rating: 4 }, { rating: 4 }, { rating: null }])).toEqual({
    average: 4.3,
    count: 3,
  })
})

it('shows no number without reviews', () => {
  expect(reviewSummary([])).toBeNull()
  expect(reviewSummary([{ rating: null }])).toBeNull()
})
