import type { Metadata } from 'next'
import { JsonLd } from '@/components/site/json-ld'
import { PageHead } from '@/components/site/page-head'
import { EditedSections } from '@/components/site/page-sections/informational-page'
import { QuestionList } from '@/components/site/question-list'
import { SearchForm } from '@/components/site/search/search-form'
import { staticPage } from '@/components/static/static'
import { addressSlug as anchorOf } from '@/lib/platform/address-slug'
import { faqQuery, searchFaqs } from '@/lib/site/content/faq-search'
import { getFaqs } from '@/lib/site/content/faqs'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { faqNode } from '@/lib/site/seo/schema-org/texts'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return pageMetadata({
    path: '/faqs',
    title: 'Questions families ask',
    description: 'Short answers about money, care, moving in, daily life and visiting.',
    indexed: faqQuery((await searchParams).q) === '',
  })
}

export default staticPage(FaqsPage)

async function FaqsPage({ searchParams }: Props) {
  const [all, params, settings] = await Promise.all([getFaqs(), searchParams, getSiteSettings()])
  const query = faqQuery(params.q)
  const faqs = query ? searchFaqs(all, query) : all
  const asked = Array.isArray(params.question) ? params.question[0] : params.question
  const phone = phoneOf(null, settings)
  return (
    <>
      <PageHead
        path="/faqs"
        eyebrow="Questions"
        title="Plain *answers*"
        lead="What families ask us on the phone, and what we answer."
      >
        <SearchForm
          id="faq-search"
          action="/faqs"
          label="Search the answers"
          value={query || undefined}
          className="mt-7 max-w-[38rem]"
        />
        {query ? (
          <div className="mt-5 text-ink-soft">
            <p role="status">
              {faqs.length === 0
                ? `No answers match “${query}”.`
                : `${faqs.length} ${faqs.length === 1 ? 'answer' : 'answers'} for “${query}”.`}
            </p>
            <p className="flex flex-wrap gap-x-7">
              <a href="/faqs" className="inline-flex min-h-11 items-center text-link">
                All questions
              </a>
              <a
                href={`/search?${new URLSearchParams({ q: query })}`}
                className="inline-flex min-h-11 items-center text-link"
              >
                Search the whole site
              </a>
            </p>
          </div>
        ) : (
          <Topics faqs={faqs} />
        )}
      </PageHead>
      {faqs.length > 0 ? (
        <FaqAnswers faqs={faqs} isFound={query !== ''} asked={asked} />
      ) : (
        <div className="wrap py-14 lg:py-20">
          <h2>Ask us instead</h2>
          <p className="mt-4 max-w-[38rem] text-ink-soft">
            We know the answer or will find it:{' '}
            <a href={`tel:${phone.dial}`} className="text-link whitespace-nowrap">
              {phone.display}
            </a>
            .
          </p>
        </div>
      )}
      {!query && <EditedSections path="/faqs" />}
      {!query && <JsonLd nodes={[faqNode(all)]} />}
    </>
  )
}

function Topics({ faqs }: { faqs: { category: string | null }[] }) {
  const counts = new Map<string, number>()
  for (const { category } of faqs)
    counts.set(category || 'General', (counts.get(category || 'General') ?? 0) + 1)
  return (
    <nav aria-label="Topics" className="mt-4">
      <ul className="flex flex-wrap gap-x-6">
        {[...counts].map(([category, count]) => (
          <li key={category}>
            <a
              href={`#${anchorOf(category)}`}
              className="inline-flex min-h-11 min-w-11 items-center gap-2 text-link"
            >
              {category}
              <span className="text-small text-ink-soft tabular">
                {count}
                <span className="sr-only"> {count === 1 ? 'question' : 'questions'}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Faq = { id: string; question: string; answer: string; category: string | null }

type FaqAnswersProps = {
  faqs: Faq[]
  /** The questions are search results: expanded when there are few. */
  isFound: boolean
  asked: string | undefined
}

const OPEN_UP_TO = 3

function FaqAnswers({ faqs, isFound, asked }: FaqAnswersProps) {
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
