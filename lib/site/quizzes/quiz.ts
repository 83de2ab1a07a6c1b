import 'server-only'
import { atRequest, cached, tags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { readPublicQuiz } from '@/lib/site/quizzes/public-quiz'

/** The quiz of the Care Navigator page; another one takes its place when there is none of this name. */
const MAIN_SLUG = 'care-navigator'

/** One active quiz as a visitor may see it, or null. */
export const getQuiz = atRequest(async (slug: string) => {
  cached(tags.list('quizzes'), tags.list('quiz_questions'), tags.list('quiz_answer_options'))
  return readPublicQuiz(slug)
})

/** The slug of the quiz that stands on /care-navigator, or null. */
export const getCareNavigator = atRequest(async () => {
  cached(tags.list('quizzes'))
  const active = await db.quiz.findMany({
    where: { active: true },
    orderBy: [{ sortOrder: 'asc' }, { title: 'asc' }],
    select: { slug: true },
  })
  return active.find(({ slug }) => slug === MAIN_SLUG)?.slug ?? active[0]?.slug ?? null
})
