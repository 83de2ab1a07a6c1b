'use client'

import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ChoiceCard } from '@/components/site/contact-choice/choice-card'
import { SendingFailure } from '@/components/site/contact-choice/sending-failure'
import { CallInstead } from '@/components/site/lead-form/call-instead'
import { Honeypot } from '@/components/site/lead-form/honeypot'
import { useErrorTitle } from '@/components/site/lead-form/use-error-title'
import { ContactStep } from '@/components/site/quiz/contact-step'
import { QuizBotCheck } from '@/components/site/quiz/quiz-bot-check'
import { QuizQuestion } from '@/components/site/quiz/quiz-question'
import { useQuiz } from '@/components/site/quiz/use-quiz'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import type { Phone } from '@/lib/browser/community'
import { useSiteBasics } from '@/lib/browser/site-basics'
import { TIMELINES } from '@/lib/leads/intake/timelines'
import type { PublicQuestion } from '@/lib/site/quizzes/quiz'

type QuizFormProps = {
  slug: string
  questions: PublicQuestion[]
  phone: Phone
  consentText: string
  consentVersion: number
  turnstileSiteKey?: string | undefined
}

/** A quiz as a plain form; with scripting one question at a time. Only the server computes the score. */
export function QuizForm({ slug, questions, phone, ...settings }: QuizFormProps) {
  const id = useId()
  const { hours } = useSiteBasics()
  const quiz = useQuiz(slug, questions, settings.consentVersion)
  const { step, errors, sending, live } = quiz
  useErrorTitle(sending.state === 'failed' || Object.keys(errors).length > 0)
  const steps = questions.length + 2
  const isLast = step === steps - 1
  const shown = (at: number) => ({ live, shown: at === step, first: at === 0 })
  return (
    <form
      ref={quiz.form}
      method="post"
      action={`/api/quizzes/${slug}/responses`}
      aria-label="Quiz"
      noValidate={live}
      onSubmit={quiz.onSubmit}
      onChange={quiz.onChange}
      className="relative"
    >
      <SendingFailure shown={sending.state === 'failed'} phone={phone} />
      {questions.map((question, at) => {
        const name = `answers.${question.id}`
        return (
          <QuizStep
            key={question.id}
            {...shown(at)}
            headingId={`${id}-${at}`}
            progress={{ at, of: steps }}
            title={question.text}
            optional={!question.required}
          >
            <QuizQuestion question={question} name={name} headingId={`${id}-${at}`} error={errors[name]} />
          </QuizStep>
        )
      })}
      <QuizStep
        {...shown(steps - 2)}
        headingId={`${id}-place`}
        progress={{ at: steps - 2, of: steps }}
        title="Where and when?"
        optional
      >
        <PlaceStep id={id} error={errors.zipCode} />
      </QuizStep>
      <QuizStep
        {...shown(steps - 1)}
        headingId={`${id}-contact`}
        progress={{ at: steps - 1, of: steps }}
        title="What should happen next?"
      >
        <ContactStep id={id} errors={errors} consentText={settings.consentText} />
        <QuizBotCheck siteKey={settings.turnstileSiteKey} state={quiz.botCheck} wanted={live && isLast} />
        <div className="mt-7 grid gap-3 sm:grid-cols-2">
          <Button type="submit" variant="copper" size="lg" aria-disabled={sending.state === 'sending'}>
            {sending.state === 'sending' ? 'Submitting...' : 'Show my result'}
          </Button>
          <Button type="submit" name="contact" value="none" formNoValidate variant="outline" size="lg">
            Skip this step
          </Button>
        </div>
      </QuizStep>
      <Honeypot id={id} />
      <input type="hidden" name="consentVersion" value={settings.consentVersion} />
      <p role="status" className="sr-only">
        {sending.state === 'sending' && 'Submitting...'}
      </p>
      <div data-with-script="" className="mt-8 flex items-center justify-between gap-4">
        {step > 0 ? (
          <Button variant="ghost" size="lg" className="-ml-4 px-4!" onClick={quiz.back}>
            <ArrowLeft aria-hidden="true" />
            Back
          </Button>
        ) : (
          <span />
        )}
        {!isLast && (
          <Button size="lg" onClick={quiz.next}>
            Continue
            <ArrowRight aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className="mt-4">
        <CallInstead phone={phone} hours={hours} />
      </div>
    </form>
  )
}

/** Location and timeline, both optional; used only to sort the communities. */
function PlaceStep({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div className="grid gap-6">
      <Field
        id={`${id}-zip`}
        label="ZIP code"
        optional
        hint="Yours, or that of the person who will visit most. The nearest community is listed first."
        error={error}
      >
        {(control) => (
          <Input
            name="zipCode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            className="max-w-48"
            {...control}
          />
        )}
      </Field>
      <fieldset>
        <legend className="mb-2 text-control font-[620]">
          When might someone move? <span className="font-normal text-ink-soft">(optional)</span>
        </legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {TIMELINES.map((timeline) => (
            <ChoiceCard key={timeline} name="timeline" value={timeline} label={timeline} />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

type Props = {
  /** True once hydrated; before that, CSS shows the first step, or all steps without scripting. */
  live: boolean
  shown: boolean
  first: boolean
  headingId: string
  progress: { at: number; of: number }
  title: string
  optional?: boolean
  children: ReactNode
}

/** One step: progress, a focusable heading, and the answers. */
function QuizStep({ live, shown, first, headingId, progress, title, optional, children }: Props) {
  return (
    <section
      aria-labelledby={headingId}
      hidden={live && !shown}
      data-without-script={live || first ? undefined : ''}
      className={clsx('flex flex-col [&[hidden]]:hidden', !live && !first && 'mt-12')}
    >
      <div className="flex items-center gap-4">
        <p className="text-small font-[640] whitespace-nowrap">
          Step {progress.at + 1} of {progress.of}
        </p>
        <div
          aria-hidden="true"
          className="h-1.5 flex-1 overflow-hidden rounded-pill bg-linen forced-colors:border"
        >
          <div
            className="h-full bg-copper forced-colors:bg-[Highlight]"
            style={{ width: `${Math.round(((progress.at + 1) / progress.of) * 100)}%` }}
          />
        </div>
      </div>
      <h2 id={headingId} tabIndex={-1} className="mt-5 mb-5 type-h3">
        {title}
        {optional && <span className="font-sans text-base text-ink-soft"> (optional)</span>}
      </h2>
      {children}
    </section>
  )
}
