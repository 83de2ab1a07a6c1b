import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { QuizSection } from '@/components/site/quiz/quiz-section'
import { getCareNavigator, getQuiz } from '@/lib/quizzes/quiz'

const PAGE: PageFacts = {
  path: '/care-navigator',
  title: 'Care Navigator',
  description: 'Eight questions that lead to one suggestion, and how the answers are counted.',
  hero: 'cut',
}

export const generateMetadata = () => metadataOf(PAGE)

export default async function CareNavigatorPage() {
  const slug = await getCareNavigator()
  const quiz = slug ? await getQuiz(slug) : null
  return (
    <InformationalPage
      page={PAGE}
      {...(quiz && { part: { after: 1, draw: (ground) => <QuizSection quiz={quiz} ground={ground} /> } })}
    />
  )
}
