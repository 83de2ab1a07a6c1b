import { clsx } from 'clsx'
import { ChoiceCard } from '@/components/site/contact-choice/choice-card'
import { FieldError, Textarea } from '@/components/ui/field'
import type { PublicQuestion } from '@/lib/site/quizzes/quiz'

type Props = { question: PublicQuestion; name: string; headingId: string; error: string | undefined }

/** Answers of one question: option cards, a scale, or a text area. */
export function QuizQuestion({ question, name, headingId, error }: Props) {
  const errorId = `${headingId}-error`
  const described = {
    'aria-describedby': error ? errorId : undefined,
    'aria-invalid': error ? true : undefined,
  } as const
  return (
    <div className="flex flex-col gap-3">
      {question.type === 'text' ? (
        <Textarea name={name} rows={4} maxLength={1000} aria-labelledby={headingId} {...described} />
      ) : (
        <div
          role="radiogroup"
          aria-labelledby={headingId}
          aria-required={question.required}
          {...described}
          className={clsx('grid gap-2.5', question.type === 'scale' && 'grid-flow-col auto-cols-fr gap-2')}
        >
          {question.options.map((option) =>
            question.type === 'scale' ? (
              <ScaleStep
                key={option.id}
                name={name}
                value={option.id}
                label={option.text}
                required={question.required}
              />
            ) : (
              <ChoiceCard
                key={option.id}
                name={name}
                value={option.id}
                label={option.text}
                required={question.required}
              />
            ),
          )}
        </div>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  )
}

function ScaleStep({
  name,
  value,
  label,
  required,
}: {
  name: string
  value: string
  label: string
  required: boolean
}) {
  return (
    <label className="grid min-h-18 cursor-pointer place-items-center gap-1 rounded-control border-[1.5px] border-line-strong bg-field py-2 transition-colors hover:bg-card has-[:checked]:border-evergreen has-[:checked]:bg-selected has-[:checked]:shadow-[inset_0_0_0_1.5px_var(--color-evergreen)]">
      <span className="type-h4 tabular">{label}</span>
      <input
        type="radio"
        name={name}
        value={value}
        required={required}
        className="size-7 cursor-pointer accent-evergreen"
      />
    </label>
  )
}
