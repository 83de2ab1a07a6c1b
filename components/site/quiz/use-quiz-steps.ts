'use client'

import { useCallback, useRef } from 'react'
import { noteFormSteps } from '@/lib/browser/form-steps'
import type { PublicQuestion } from '@/lib/site/quizzes/public-quiz'
import { QUIZ_PREFIX, type QuizStep } from '@/lib/site/tracking/forms'

/** Counts the start and each first-reached step of a quiz (decision 068). Never an answer. */
export function useQuizSteps(slug: string, questions: PublicQuestion[]) {
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
