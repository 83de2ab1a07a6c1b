import { notFound } from 'next/navigation'
import { CommunityCard } from '@/components/site/community-card'
import { LinkEnded } from '@/components/site/private-link/link-ended'
import { NextStep } from '@/components/site/quiz-result/next-step'
import { Emphasis } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import { Message } from '@/components/ui/message'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { type QuizResultPage, readResult } from '@/lib/site/quizzes/read-result'
import { privateMetadata } from '@/lib/site/seo/metadata'

/** The URL grants access: not indexed, no referrer. */
export const metadata = privateMetadata('Your result')

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** A family's private result (G2). */
export default async function ResultPage({ params, searchParams }: Props) {
  const { token } = await params
  const [result, settings] = await Promise.all([readResult(token), getSiteSettings()])
  if (!result) notFound()
  if (result === 'ended') {
    const isSent = (await searchParams).sent === 'link'
    return <LinkEnded token={token} phone={phoneOf(null, settings)} isSent={isSent} />
  }
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

function GivenAnswers({ answers }: Pick<QuizResultPage, 'answers'>) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="answers-title" className="bg-ivory py-14 lg:py-20">
      <div className="wrap">
        <h2 id="answers-title" className="type-h3">
          Your answers
        </h2>
        <dl className="mt-5 max-w-[46rem] divide-y divide-line border-line border-y">
          {answers.map(({ question, answer }) => (
            <div key={question} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-2">
              <dt className="text-control text-ink-soft">{question}</dt>
              <dd className="font-[560] whitespace-pre-line wrap-anywhere">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

const MAX_COMMUNITIES = 3

/** Communities that offer the suggested care, nearest first if the location is known. */
function MatchingCommunities({ result, now }: { result: QuizResultPage; now: Date }) {
  const { matches, careName, nearest, category } = result
  if (matches.length === 0) return null
  return (
    <section aria-labelledby="houses-title" className="section bg-paper">
      <div className="wrap">
        <h2 id="houses-title">
          {careName ? `Where we offer ${careName.toLowerCase()}` : 'Communities to look at'}
        </h2>
        {nearest && <p className="mt-3 text-ink-soft">The community nearest to you comes first.</p>}
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {matches.slice(0, MAX_COMMUNITIES).map((community) => (
            <li key={community.id}>
              <CommunityCard community={community} now={now} />
            </li>
          ))}
        </ul>
        {matches.length > MAX_COMMUNITIES && (
          <p className="no-print mt-6">
            <a href={`/communities?care=${category}`} className="inline-flex min-h-11 items-center text-link">
              See all {matches.length} communities
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

/** The quiz result, with a notice about a promised call or mailed link. */
function ResultHead({ result }: { result: QuizResultPage }) {
  const { quiz, tier, reasons, promise, mailed } = result
  return (
    <section className="bg-paper pt-12 pb-12 lg:pt-16 lg:pb-16">
      <div className="wrap">
        <Eyebrow>{quiz?.title ?? 'Your answers'}</Eyebrow>
        <h1 className="mt-4">
          <Emphasis text={quiz?.resultTitle || 'Your result'} />
        </h1>
        {promise !== null && (
          <Message tone="ok" className="mt-6 max-w-[46rem]">
            <p className="font-[640]">A counselor has your answers.</p>
            {promise && <p>{promise}</p>}
          </Message>
        )}
        {tier && (
          <div className="mt-8 max-w-[46rem] rounded-control border border-line border-t-[5px] border-t-copper-mid bg-card p-6 shadow-rest sm:p-9">
            <h2 className="type-panel">{tier.title}</h2>
            {reasons.length > 0 && (
              <div className="mt-4">
                <h3 className="text-control font-[640]">Your answers that led to this</h3>
                <ul className="mt-2 grid gap-2">
                  {reasons.map(({ question, answer }) => (
                    <li key={question} className="border-copper-mid border-l-[3px] pl-3">
                      <span className="block text-small text-ink-soft">{question}</span>
                      <b className="font-[620]">{answer}</b>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {tier.message && <p className="mt-4">{tier.message}</p>}
          </div>
        )}
        {quiz?.resultMessage && <p className="mt-7 max-w-[42rem] text-ink-soft">{quiz.resultMessage}</p>}
        <p className="no-print mt-4 max-w-[42rem] text-ink-soft">
          {mailed
            ? 'We have emailed you the link to this page. '
            : 'Bookmark this page. Its web address is private. '}
          Anyone with the link can read your answers.
        </p>
      </div>
    </section>
  )
}
