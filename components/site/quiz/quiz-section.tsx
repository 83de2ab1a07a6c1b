import { leadFormSettings } from '@/components/site/lead-form/server-settings'
import type { Ground } from '@/components/site/page-sections/section-layout'
import { GROUND } from '@/components/site/page-sections/section-layout'
import { QuizForm } from '@/components/site/quiz/quiz-form'
import { phoneOf } from '@/lib/content/phone-of'
import { getSiteSettings } from '@/lib/content/site-settings'
import type { PublicQuiz } from '@/lib/quizzes/public-quiz'

/** A quiz on a card, at `#quiz`. */
export async function QuizSection({ quiz, ground }: { quiz: PublicQuiz; ground: Ground }) {
  const settings = await getSiteSettings()
  const { consentText, consentVersion, turnstileSiteKey } = leadFormSettings(settings)
  return (
    <section id="quiz" aria-labelledby="quiz-title" className={`section ${GROUND[ground]}`}>
      <div className="wrap">
        <div className="mx-auto max-w-[46rem] rounded-dialog border border-line border-t-[5px] border-t-copper-mid bg-card p-5.5 shadow-raised sm:p-10">
          <h2 id="quiz-title" className="type-panel">
            {quiz.title}
          </h2>
          {quiz.description && <p className="mt-2 text-ink-soft">{quiz.description}</p>}
          <div className="mt-7">
            <QuizForm
              slug={quiz.slug}
              questions={quiz.questions}
              phone={phoneOf(null, settings)}
              consentText={consentText}
              consentVersion={consentVersion}
              turnstileSiteKey={turnstileSiteKey}
            />
          </div>
        </div>
      </div>
    </section>
  )
}
