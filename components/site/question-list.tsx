import { Plus } from 'lucide-react'
import { RichText } from '@/components/site/rich-text'

type Question = { id: string; question: string; answer: string }

type Props = {
  questions: Question[]
  /** True for questions that start expanded. */
  open?: (id: string) => boolean
}

/** Questions as native disclosures, so they work without JavaScript. Each has the anchor `q-{id}`. */
export function QuestionList({ questions, open }: Props) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={`q-${id}`} open={open?.(id)} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3.5 font-[640] [&::-webkit-details-marker]:hidden">
            {question}
            <Plus aria-hidden="true" className="transition-transform group-open:rotate-45" />
          </summary>
          <RichText html={answer} className="pb-5 text-ink-soft" />
        </details>
      ))}
    </div>
  )
}
