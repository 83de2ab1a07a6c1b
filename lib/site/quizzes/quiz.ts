import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { readPublicQuiz } from '@/lib/site/quizzes/public-quiz'

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
