import { QuestionList } from '@/components/site/question-list'
import { addressSlug as anchorOf } from '@/lib/platform/address-slug'

type Faq = { id: string; question: string; answer: string; category: string | null }

type Props = {
  faqs: Faq[]
  /** The questions are search results: expanded when there are few. */
  isFound: boolean
  /** Id of the question a link points to. */
  asked: string | undefined
}

const OPEN_UP_TO = 3

/** Questions grouped by topic, each topic with an anchor. */
export function FaqAnswers({ faqs, isFound, asked }: Props) {
  const categories = [...new Set(faqs.map(({ category }) => category || 'General'))]
  const isOpen = (id: string) => id === asked || (isFound && faqs.length <= OPEN_UP_TO)
  return (
    <div className="wrap grid gap-14 py-14 lg:py-20">
      {categories.map((category) => (
        <section
          key={category}
          id={anchorOf(category)}
          className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-12"
        >
          <h2>{category}</h2>
          <QuestionList
            questions={faqs.filter((faq) => (faq.category || 'General') === category)}
            open={isOpen}
          />
        </section>
      ))}
    </div>
  )
}
