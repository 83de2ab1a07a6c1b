import { leadFormSettings } from '@/components/site/lead-form/server-settings'
import { Picture } from '@/components/site/picture'
import { QuizForm } from '@/components/site/quiz/quiz-form'
import { Emphasis } from '@/components/site/rich-text'
import type { PictureImage } from '@/lib/platform/media/picture-select'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import type { PublicQuiz } from '@/lib/site/quizzes/quiz'

type Props = {
  quiz: PublicQuiz
  /** May contain `*emphasized words*`. */
  title: string
  lead: string | null
  image?: PictureImage | null
}

/** Top of a quiz page, with the quiz at `#quiz`. Little text, so phones show the first question. */
export async function QuizTop({ quiz, title, lead, image }: Props) {
  const settings = await getSiteSettings()
  const { consentText, consentVersion, turnstileSiteKey } = leadFormSettings(settings)
  return (
    <header className="bg-paper pt-5 pb-12 lg:pt-14 lg:pb-20">
      <div className="wrap grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-14">
        <div>
          <h1 className="max-lg:type-panel">
            <Emphasis text={title} />
          </h1>
          {lead && <p className="mt-5 type-lead max-lg:sr-only">{lead}</p>}
          {image && (
            <div className="print mt-9 max-lg:hidden">
              <Picture image={image} sizes="30rem 4/3" className="aspect-[4/3]" />
            </div>
          )}
        </div>
        <section
          id="quiz"
          aria-label={quiz.title}
          className="rounded-dialog border border-line border-t-[5px] border-t-copper-mid bg-card p-5.5 shadow-raised sm:p-10"
        >
          <QuizForm
            slug={quiz.slug}
            questions={quiz.questions}
            phone={phoneOf(null, settings)}
            consentText={consentText}
            consentVersion={consentVersion}
            turnstileSiteKey={turnstileSiteKey}
          />
          {quiz.description && quiz.description !== lead && (
            <p className="mt-4 text-small text-ink-soft">{quiz.description}</p>
          )}
        </section>
      </div>
    </header>
  )
}
