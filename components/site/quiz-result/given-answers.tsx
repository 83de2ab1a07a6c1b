import type { QuizResultPage } from '@/lib/site/quizzes/read-result'

/** The family's answers, for checking and printing. */
export function GivenAnswers({ answers }: Pick<QuizResultPage, 'answers'>) {
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
