import 'server-only'
import { atRequest, cached, tags } from '@/lib/cache'
import { db } from '@/lib/db'
import { offeredOptions } from '@/lib/quizzes/score'

/** The quiz of the Care Navigator page; another one takes its place when there is none of this name. */
const MAIN_SLUG = 'care-navigator'

const inOrder = [{ sortOrder: 'asc' as const }, { id: 'asc' as const }]

/** One active quiz with its questions, as a visitor may see it: no scores, no categories, no tiers. Null without one. */
export const getQuiz = atRequest(async (slug: string) => {
  'use cache'
  cached(tags.list('quizzes'), tags.list('quiz_questions'), tags.list('quiz_answer_options'))
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
})

export type PublicQuiz = NonNullable<Awaited<ReturnType<typeof getQuiz>>>
export type PublicQuestion = PublicQuiz['questions'][number]

/** The quiz that stands on /care-navigator, or null. */
export const getCareNavigator = atRequest(async () => {
  'use cache'
  cached(tags.list('quizzes'))
  const first = await db.quiz.findMany({
    where: { active: true },
    orderBy: [{ sortOrder: 'asc' }, { title: 'asc' }],
    select: { slug: true },
  })
  return first.find(({ slug }) => slug === MAIN_SLUG)?.slug ?? first[0]?.slug ?? null
})
