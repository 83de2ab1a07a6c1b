import { SectionFrame, type SectionProps } from '@/components/site/page-sections/section-frame'
import { QuestionList } from '@/components/site/question-list'

export function QuestionsPart(props: SectionProps) {
  const { section } = props
  const questions = section.items.map(({ title, text }, index) => ({
    id: `${section.id}-${index}`,
    question: title,
    answer: text,
  }))
  return (
    <SectionFrame {...props} intro={section.html}>
      <QuestionList questions={questions} />
    </SectionFrame>
  )
}
