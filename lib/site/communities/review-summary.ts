/** A number is shown only when stored, approved reviews back it (reading 11, A5). */
export type ReviewSummary = { average: number; count: number } | null

/** Average to one decimal over the approved reviews that carry a rating (1–5), or null when there is none. */
export function reviewSummary(approved: { rating: number | null }[]): ReviewSummary {
  const ratings = approved.map(({ rating }) => rating).filter((rating) => rating !== null)
  if (ratings.length === 0) return null
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return { average: Math.round((sum / ratings.length) * 10) / 10, count: ratings.length }
}
