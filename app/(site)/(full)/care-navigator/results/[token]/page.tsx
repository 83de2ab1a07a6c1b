import { notFound } from 'next/navigation'
import { GivenAnswers } from '@/components/site/quiz-result/given-answers'
import { MatchingCommunities } from '@/components/site/quiz-result/matching-communities'
import { NextStep } from '@/components/site/quiz-result/next-step'
import { ResultHead } from '@/components/site/quiz-result/result-head'
import { phoneOf } from '@/lib/site/content/phone-of'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { readResult } from '@/lib/site/quizzes/read-result'
import { privateMetadata } from '@/lib/site/seo/metadata'

/** The URL grants access: not indexed, no referrer. */
export const metadata = privateMetadata('Your result')

type Props = { params: Promise<{ token: string }> }

/** A family's private result (G2). */
export default async function QuizResultPage({ params }: Props) {
  const [result, settings] = await Promise.all([readResult((await params).token), getSiteSettings()])
  if (!result) notFound()
  return (
    <>
      <ResultHead result={result} />
      <NextStep
        result={result}
        phone={phoneOf(result.nearest, settings)}
        consentText={settings.consentText}
        consentVersion={settings.consentVersion}
      />
      <MatchingCommunities result={result} now={new Date()} />
      <GivenAnswers answers={result.answers} />
    </>
  )
}
