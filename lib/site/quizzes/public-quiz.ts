import 'server-only'
import { db } from '@/lib/platform/database/db'
import { offeredOptions } from '@/lib/site/quizzes/score'

const inOrder = [{ sortOrder: 'asc' as const }, { id: 'asc' as const }]

/** One active quiz without scores, categories or tiers. Null when missing or without questions. */
export async function readPublicQuiz(slug: string) {
  const quiz = await db.quiz.findFirst({
    where: { active: true, slug },
    select: {
      slug: true,
      title: true,
      description: true,
      questions: {
        orderBy: inOrder,
        select: {
          id: true,
          text: true,
          type: true,
          required: true,
          options: { orderBy: inOrder },
        },
      },
    },
  })
  if (!quiz || quiz.questions.length === 0) return null
  return {
    ...quiz,
    questions: quiz.questions.map(({ options, ...question }) => ({
      ...question,
      options: offeredOptions({ type: question.type, options }).map(({ id, text }) => ({ id, text })),
    })),
  }
}

export type PublicQuiz = NonNullable<Awaited<ReturnType<typeof readPublicQuiz>>>
export type PublicQuestion = PublicQuiz['questions'][number]
