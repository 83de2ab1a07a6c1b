'use client'

import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { Card } from '@/components/admin/kit/card'
import { SelectField } from '@/components/admin/kit/select-field'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { FormValues, Structured } from '@/lib/records/declare/form-values'
import { offeredOptions } from '@/lib/site/quizzes/score'

type Outcome = {
  totalScore: number
  errors: Record<string, string>
  result: { title: string; message: string } | null
  reasons: { question: string; answer: string }[]
}

/** Runs the quiz as it is in the form; the server scores it and stores nothing. */
export function QuizTrial({ control }: { control: Control<FormValues> }) {
  const [questions, resultTiers] = useWatch({ control, name: ['questions', 'resultTiers'] })
  const [answers, setAnswers] = useState<Record<string, string>>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [problem, setProblem] = useState('')
  const structured = Array.isArray(questions) ? (questions as Structured[]) : []

  async function run() {
    setOutcome(null)
    const { answer, refusal } = await callAdmin<Outcome>('POST', 'quizzes/trial', {
      questions,
      resultTiers,
      answers,
    })
    setProblem(refusal ? 'The questions or results above have errors. Save to see where.' : '')
    setOutcome(answer)
  }

  if (structured.length === 0) return null
  return (
    <Card id="trial" title="Try it">
      <p className="text-dense text-ink-soft">Uses the form as it is now, saved or not. Nothing is stored.</p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        {structured.map((question, at) => {
          const words = String(question.text ?? '') || `Question ${at + 1}`
          const options = optionsOf(question)
          if (options.length === 0) return null
          return (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: answers are identified by index
              key={at}
              id={`trial-${at}`}
              label={words}
              error={outcome?.errors[at]}
              value={answers[at] ?? ''}
              none="No answer"
              choices={options.map(({ id, text }) => ({ value: id, label: text }))}
              onValue={(answer) => setAnswers({ ...answers, [at]: answer })}
            />
          )
        })}
      </div>
      <Button variant="outline" className="mt-5" onClick={run}>
        Show the result
      </Button>
      <div role="status" className="mt-4 empty:hidden">
        {problem && <Message tone="bad">{problem}</Message>}
        {outcome && (
          <Message tone="info">
            <p className="font-[620]">
              Score {outcome.totalScore}: {outcome.result?.title ?? 'no result text yet'}
            </p>
            {outcome.result?.message && <p className="mt-1">{outcome.result.message}</p>}
            {outcome.reasons.length > 0 && (
              <p className="mt-1">Because of: {outcome.reasons.map(({ answer }) => answer).join('; ')}</p>
            )}
          </Message>
        )}
      </div>
    </Card>
  )
}

function optionsOf({ type, options }: Structured) {
  const written = Array.isArray(options) ? (options as Structured[]) : []
  const placed = written.map(({ text }, at) => {
    const words = String(text ?? '') || `Answer ${at + 1}`
    return { id: String(at), text: words, score: 0, resultCategory: null, decides: false }
  })
  return offeredOptions({ type: String(type ?? 'multiple_choice'), options: placed })
}
