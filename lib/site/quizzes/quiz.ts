import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { offeredOptions } from '@/lib/site/quizzes/score'

/** Preferred quiz of the Care Navigator page; otherwise the first active one. */
const MAIN_SLUG = 'care-navigator'

/** One active quiz as visitors may see it, or null. */
export const getQuiz = atRequest(async (slug: string) => {
  cached('quizzes', 'quiz_questions', 'quiz_answer_options')
  return readPublicQuiz(slug)
})

/** Slug of the quiz on /care-navigator, or null. */
export const getCareNavigator = atRequest(async () => {
  cached('quizzes')
  const active = await db.quiz.findMany({
    where: { active: true },
    orderBy: [{ sortOrder: 'asc' }, { title: 'asc' }],
    select: { slug: true },
  })
  return active.find(({ slug }) => slug === MAIN_SLUG)?.slug ?? active[0]?.slug ?? null
})

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
        select: { id: true, text: true, type: true, required: true, options: { orderBy: inOrder } },
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
