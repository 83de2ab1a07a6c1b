import { notFound } from 'next/navigation'
import { InformationalPage, informationalMetadata } from '@/components/site/page-sections/informational-page'
import { QuizTop } from '@/components/site/quiz/quiz-top'
import { staticPage } from '@/components/static/static'
import { getSitePage } from '@/lib/site/content/site-page'
import { getCareNavigator, getQuiz } from '@/lib/site/quizzes/quiz'

const PATH = '/care-navigator'

export const generateMetadata = async () => informationalMetadata(await getSitePage(PATH))

export default staticPage(CareNavigatorPage)

async function CareNavigatorPage() {
  const site = await getSitePage(PATH)
  if (!site) notFound()
  const slug = await getCareNavigator()
  const quiz = slug ? await getQuiz(slug) : null
  return (
    <InformationalPage
      page={site}
      {...(quiz && {
        top: ({ title, lead, image }) => <QuizTop quiz={quiz} title={title} lead={lead} image={image} />,
      })}
    />
  )
}
