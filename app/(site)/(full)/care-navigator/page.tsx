import { notFound } from 'next/navigation'
import { InformationalPage, metadataOf } from '@/components/site/page-sections/informational-page'
import { QuizSection } from '@/components/site/quiz/quiz-section'
import { staticPage } from '@/components/static/static'
import { getSitePage } from '@/lib/content/site-page'
import { getCareNavigator, getQuiz } from '@/lib/quizzes/quiz'

const PATH = '/care-navigator'

export const generateMetadata = async () => metadataOf(await getSitePage(PATH))

export default staticPage(CareNavigatorPage)

async function CareNavigatorPage() {
  const site = await getSitePage(PATH)
  if (!site) notFound()
  const slug = await getCareNavigator()
  const quiz = slug ? await getQuiz(slug) : null
  return (
    <InformationalPage
      page={site}
      {...(quiz && { part: { after: 1, draw: (ground) => <QuizSection quiz={quiz} ground={ground} /> } })}
    />
  )
}
