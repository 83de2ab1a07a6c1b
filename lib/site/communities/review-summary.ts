/** A rating is shown only when stored reviews back it (reading 11, A5). */
type ReviewSummary = { average: number; count: number } | null

/** Average (1–5, one decimal) of all received reviews with stars, published or not; null without any. */
export function reviewSummary(received: { rating: number | null }[]): ReviewSummary {
  const ratings = received.map(({ rating }) => rating).filter((rating) => rating !== null)
  if (ratings.length === 0) return null
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return { average: Math.round((sum / ratings.length) * 10) / 10, count: ratings.length }
}
