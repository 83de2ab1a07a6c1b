import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JsonLd } from '@/components/site/json-ld'
import { QuizTop } from '@/components/site/quiz/quiz-top'
import { staticPage } from '@/components/static/static'
import { getQuiz } from '@/lib/site/quizzes/quiz'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { breadcrumbNode } from '@/lib/site/seo/schema-org/texts'

type Props = { params: Promise<{ slug: string }> }

/** Every active quiz has its own page; the Care Navigator's is /care-navigator. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const quiz = await getQuiz((await params).slug)
  if (!quiz) return {}
  return pageMetadata({
    path: quiz.slug === 'care-navigator' ? '/care-navigator' : `/care-navigator/${quiz.slug}`,
    title: quiz.title,
    description: quiz.description,
  })
}

export default staticPage(QuizPage)

async function QuizPage({ params }: Props) {
  const quiz = await getQuiz((await params).slug)
  if (!quiz) notFound()
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Care Navigator', href: '/care-navigator' },
    { label: quiz.title },
  ]
  return (
    <>
      <QuizTop quiz={quiz} title={quiz.title} lead={quiz.description} />
      <JsonLd nodes={[breadcrumbNode(crumbs)]} />
    </>
  )
}
