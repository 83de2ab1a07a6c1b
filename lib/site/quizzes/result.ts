import { type GivenAnswer, leadingCategory } from '@/lib/site/quizzes/score'
import { type Tier, tierOf } from '@/lib/site/quizzes/tiers'

/** More would bury the ones that counted. */
const MAX_REASONS = 4

type Weighed = Pick<GivenAnswer, 'score' | 'category' | 'decides'>

/**
 * The result of a run: the one of the sum, or a higher one that an answer decides (decision 103), with the
 * answers that led to it as `reasons`. `category` is the kind of care, also of a quiz without results.
 */
export function resultOf<A extends Weighed>(
  { answers, totalScore }: { answers: A[]; totalScore: number },
  tiers: Tier[],
): { tier: Tier | null; category: string | null; reasons: A[] } {
  const deciding = answers.filter(({ decides }) => decides)
  const decided = tiers.findLast(
    ({ category }) => category && deciding.some((answer) => answer.category === category),
  )
  const summed = tierOf(totalScore, tiers)
  if (!summed) {
    const category = leadingCategory(deciding) ?? leadingCategory(answers)
    return { tier: null, category, reasons: answers.filter((answer) => answer.category === category) }
  }
  if (decided && tiers.indexOf(decided) >= tiers.indexOf(summed)) {
    const { category } = decided
    return { tier: decided, category, reasons: deciding.filter((answer) => answer.category === category) }
  }
  return {
    tier: summed,
    category: summed.category ?? leadingCategory(answers),
    reasons: reasonsOf(answers, summed, tiers),
  }
}

/** The answers with the most points; for the lowest result, those that point to it. */
function reasonsOf<A extends Weighed>(answers: A[], tier: Tier, tiers: Tier[]): A[] {
  const isLowest = tier === tiers[0]
  return answers
    .filter(({ score, category }) => (isLowest ? category && category === tier.category : score > 0))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_REASONS)
}
