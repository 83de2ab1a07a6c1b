import { Emphasis } from '@/components/site/emphasis'
import { Eyebrow } from '@/components/ui/eyebrow'
import { Message } from '@/components/ui/message'
import type { QuizResultPage } from '@/lib/site/quizzes/read-result'

/** The quiz result, with a notice about a promised call or mailed link. */
export function ResultHead({ result }: { result: QuizResultPage }) {
  const { quiz, tier, promise, mailed } = result
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
            <p className="text-small font-[640] text-ink-soft tabular">
              {result.score} {result.score === 1 ? 'point' : 'points'}
            </p>
            <h2 className="mt-2 type-panel">{tier.title}</h2>
            {tier.message && <p className="mt-4">{tier.message}</p>}
          </div>
        )}
        {quiz?.resultMessage && <p className="mt-7 max-w-[42rem] text-ink-soft">{quiz.resultMessage}</p>}
        <p className="no-print mt-4 max-w-[42rem] text-ink-soft">
          {mailed ? 'We have mailed you the link to this page. ' : 'Keep this page: its address is private. '}
          Whoever has the link can read your answers.
        </p>
      </div>
    </section>
  )
}
