import { JsonLd } from '@/components/site/json-ld'
import { PageHead } from '@/components/site/page-head'
import { QuestionList } from '@/components/site/question-list'
import { stillPage } from '@/components/still/still'
import { getFaqs } from '@/lib/content/faqs'
import { addressSlug as anchorOf } from '@/lib/seo/address-slug'
import { pageMetadata } from '@/lib/seo/metadata'
import { faqNode } from '@/lib/seo/schema-org/texts'

export const generateMetadata = () =>
  pageMetadata({
    path: '/faqs',
    title: 'Questions families ask',
    description: 'Short answers about money, care, moving in, daily life and visiting.',
  })

export default stillPage(FaqsPage)

async function FaqsPage() {
  const faqs = await getFaqs()
  const categories = [...new Set(faqs.map(({ category }) => category || 'General'))]
  return (
    <>
      <PageHead
        eyebrow="Questions"
        title="Plain *answers*"
        lead="The things people ask on the telephone, in the words we use there."
      >
        <nav aria-label="Topics" className="mt-6">
          <ul className="flex flex-wrap gap-x-6">
            {categories.map((category) => (
              <li key={category}>
                <a
                  href={`#${anchorOf(category)}`}
                  className="inline-flex min-h-11 min-w-11 items-center text-link"
                >
                  {category}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <div className="wrap grid gap-14 py-14 lg:py-20">
        {categories.map((category) => (
          <section
            key={category}
            id={anchorOf(category)}
            className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-12"
          >
            <h2>{category}</h2>
            <QuestionList questions={faqs.filter((faq) => (faq.category || 'General') === category)} />
          </section>
        ))}
      </div>
      <JsonLd nodes={[faqNode(faqs)]} />
    </>
  )
}
