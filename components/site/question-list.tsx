import { Plus } from 'lucide-react'
import { RichText } from '@/components/site/rich-text'

type Question = { id: string; question: string; answer: string }

type Props = {
  questions: Question[]
  /** Those that stand open from the beginning. */
  open?: (id: string) => boolean
}

/**
 * Questions that unfold, by the browser's own disclosure: they work without JavaScript and print open answers. Each has an
 * anchor of its own, `q-{id}`.
 */
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
