import 'server-only'
import { db } from '@/lib/platform/database/db'
import { resultIdOfLead } from '@/lib/site/quizzes/result-link'
import { readAnswers } from '@/lib/site/quizzes/score'
import { readTiers, tierOf } from '@/lib/site/quizzes/tiers'

type TalkingPoint = { label: string; value: string }

/** Quiz answers behind a lead, for the counselor (G6). Staff only; never sent to ad platforms. */
export async function talkingPoints(lead: { transactionId: string }): Promise<TalkingPoint[]> {
  const id = resultIdOfLead(lead)
  const result = id ? await db.quizResult.findUnique({ where: { id }, include: { quiz: true } }) : null
  if (!result) return []
  const tier = tierOf(result.totalScore, readTiers(result.quiz?.resultTiers))
  const facts: [string, string | null | undefined][] = [
    ['Suggested', tier && `${tier.title} (${result.totalScore} points)`],
    ['When', result.timeline],
    ['ZIP code', result.zipCode],
  ]
  return [
    ...facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    ...readAnswers(result.answers).map(({ question, answer }) => ({ label: question, value: answer })),
  ]
}
