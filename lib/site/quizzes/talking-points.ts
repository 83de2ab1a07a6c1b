import 'server-only'
import { db } from '@/lib/platform/database/db'
import { resultOf } from '@/lib/site/quizzes/result'
import { resultIdOfLead } from '@/lib/site/quizzes/result-link'
import { readAnswers } from '@/lib/site/quizzes/score'
import { readTiers } from '@/lib/site/quizzes/tiers'

type TalkingPoint = { label: string; value: string }

/** Quiz answers behind a lead, for the counselor (G6). Staff only; never sent to ad platforms. */
export async function talkingPoints(lead: { transactionId: string }): Promise<TalkingPoint[]> {
  const id = resultIdOfLead(lead)
  const result = id ? await db.quizResult.findUnique({ where: { id }, include: { quiz: true } }) : null
  if (!result) return []
  const answers = readAnswers(result.answers)
  const { totalScore } = result
  const { tier } = resultOf({ answers, totalScore }, readTiers(result.quiz?.resultTiers))
  const facts: [string, string | null | undefined][] = [
    ['Suggested', tier && `${tier.title} (${totalScore} points)`],
    ['When', result.timeline],
    ['ZIP code', result.zipCode],
  ]
  return [
    ...facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    ...answers.map(({ question, answer }) => ({ label: question, value: answer })),
  ]
}
