'use client'

import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useContactSending } from '@/components/site/contact-choice/use-contact-sending'
import { useBotCheck } from '@/components/site/lead-form/use-bot-check'
import { noteFormSteps } from '@/lib/browser/form-steps'
import { useStepHistory } from '@/lib/browser/step-history'
import type { PublicQuestion } from '@/lib/site/quizzes/quiz'
import { QUIZ_MESSAGES } from '@/lib/site/quizzes/score'
import { QUIZ_PREFIX, type QuizStep } from '@/lib/site/tracking/forms'

/** State of a quiz: current step, errors and submission. Answers stay in the form's own fields. */
export function useQuiz(slug: string, questions: PublicQuestion[], consentVersion: number) {
  const form = useRef<HTMLFormElement>(null)
  const startedAt = useRef(0)
  const [live, setLive] = useState(false)
  const [step, setStep] = useState(0)
  const [missing, setMissing] = useState<Record<string, string>>({})
  const botCheck = useBotCheck()
  const sending = useContactSending<{ resultUrl: string }>(`/api/quizzes/${slug}/responses`, 'quiz')
  const errors = { ...sending.fieldErrors, ...missing }
  const moved = useRef(new Set<number>())
  const progress = useQuizSteps(slug, questions)
  const { resume } = progress

  useEffect(() => {
    startedAt.current = Date.now()
    if (!form.current) return
    const at = Math.min(restoreQuizDraft(slug, form.current), questions.length + 1)
    if (hasStarted(form.current)) resume(at)
    setStep(at)
    setLive(true)
  }, [slug, questions.length, resume])

  // Focus the question so it is read before its answers, but not when a reload restores the step.
  useEffect(() => {
    if (!moved.current.has(step)) return
    moved.current.clear()
    const heading = form.current?.querySelector<HTMLElement>(':scope > section:not([hidden]) h2')
    heading?.focus({ preventScroll: true })
    const top = heading?.closest('section')
    if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: 'start' })
  }, [step])

  function show(to: number) {
    moved.current.add(to)
    progress.reach(to)
    setStep(to)
    if (form.current) saveQuizDraft(slug, form.current, to)
  }

  const steps = useStepHistory(step, (to) => show(Math.min(to, questions.length + 1)))

  /** Marks and focuses a missing required answer. */
  function isAnswered(at: number): boolean {
    const question = questions[at]
    if (!question?.required || !form.current) return true
    const name = `answers.${question.id}`
    const value = new FormData(form.current).get(name)
    if (typeof value === 'string' && value.trim()) return true
    setMissing({ [name]: question.type === 'text' ? QUIZ_MESSAGES.write : QUIZ_MESSAGES.choose })
    form.current.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
    return false
  }

  function next() {
    if (isAnswered(step)) steps.forward()
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!live) return
    event.preventDefault()
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    if (step < questions.length + 1) return next()
    if (sending.state === 'sending' || !form.current) return
    const values = valuesOf(form.current)
    const contact =
      submitter instanceof HTMLButtonElement && submitter.value ? submitter.value : values.contact
    const answer = await sending.send(async () => ({
      ...values,
      contact,
      consentVersion,
      captchaToken: await botCheck.takeToken(),
      // A duration, because the visitor's clock may be wrong.
      formLoadTime: Math.max(1, Date.now() - startedAt.current),
    }))
    if (!answer) return
    progress.sent(contact)
    clearQuizDraft(slug)
    location.assign(answer.resultUrl)
  }

  // Go to the step of the field that the server rejected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    const refused = Object.keys(sending.fieldErrors)[0]
    if (!refused) return
    const at = questions.findIndex(({ id }) => refused === `answers.${id}`)
    if (at >= 0) setStep(at)
    else if (refused === 'zipCode' || refused === 'timeline') setStep(questions.length)
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(refused)}"]`)?.focus(),
    )
  }, [sending.refusals])

  function onChange(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    setMissing({})
    progress.reach(step)
    // Required fields depend on the contact choice.
    if (name === 'contact') sending.showErrors({})
    else sending.clearError(name)
    if (form.current) saveQuizDraft(slug, form.current, step)
  }

  return { form, live, step, errors, sending, botCheck, next, back: steps.back, onSubmit, onChange }
}

/** Counts the start and each first-reached step of a quiz (decision 068). Never an answer. */
function useQuizSteps(slug: string, questions: PublicQuestion[]) {
  const furthest = useRef(-1)
  const keys = [...questions.map(({ id }) => id), 'place' satisfies QuizStep, 'contact' satisfies QuizStep]
  const note = (...steps: string[]) => noteFormSteps(`${QUIZ_PREFIX}${slug}`, ...steps)

  /** After a reload, continues with the steps already counted. */
  const resume = useCallback((step: number) => {
    furthest.current = step
  }, [])

  function reach(step: number) {
    if (step <= furthest.current) return
    if (furthest.current < 0) note('start' satisfies QuizStep)
    note(...keys.slice(furthest.current + 1, step + 1))
    furthest.current = step
  }

  /** @param contact the chosen contact option */
  function sent(contact: string | undefined) {
    note('sent' satisfies QuizStep, ...(contact === 'call' || contact === 'information' ? [contact] : []))
  }

  return { resume, reach, sent }
}

const keyOf = (slug: string) => `porchlight-quiz-${slug}`

/** Stored in sessionStorage: answers, location and timeline, but no contact data. */
const isKept = (name: string) => name.startsWith('answers.') || name === 'zipCode' || name === 'timeline'

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** True when any question has been answered, now or before a reload. */
function hasStarted(form: HTMLFormElement): boolean {
  return Object.keys(valuesOf(form)).some(isKept)
}

/** Stores the answers and the current step; does nothing without storage. */
function saveQuizDraft(slug: string, form: HTMLFormElement, step: number): void {
  const values = Object.fromEntries(Object.entries(valuesOf(form)).filter(([name]) => isKept(name)))
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify({ values, step }))
  } catch {
    // A reload then starts over.
  }
}

/** Fills the form from the stored draft. @returns the step that was open */
function restoreQuizDraft(slug: string, form: HTMLFormElement): number {
  const { values, step } = read(slug)
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList) field.value = String(value)
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = String(value)
  }
  return step
}

function clearQuizDraft(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug))
  } catch {
    // No storage, so nothing to remove.
  }
}

function read(slug: string): { values: Record<string, unknown>; step: number } {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? '{}') as Partial<ReturnType<typeof read>>
    return { values: kept.values ?? {}, step: Number.isInteger(kept.step) ? Math.max(0, kept.step ?? 0) : 0 }
  } catch {
    return { values: {}, step: 0 }
  }
}
