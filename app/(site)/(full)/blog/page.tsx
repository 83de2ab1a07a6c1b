import { Rss } from 'lucide-react'
import { articleOrigin } from '@/components/site/articles/article-origin'
import { type FilterChoice, FilterLinks } from '@/components/site/filter-links'
import { PageHead } from '@/components/site/page-head'
import { PageLinks } from '@/components/site/page-links'
import { EditedSections } from '@/components/site/page-sections/informational-page'
import { Picture } from '@/components/site/picture'
import { staticPage } from '@/components/static/static'
import {
  ARTICLES_PER_PAGE,
  type ArticleFacet,
  type ArticleFilter,
  articleFilterFromQuery,
  facetsOf,
  filterArticles,
  queryOfArticleFilter,
} from '@/lib/site/articles/article-filter'
import { type ArticleCard, getArticleCards } from '@/lib/site/articles/articles'
import { pageOf } from '@/lib/site/content/list-page'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { pageMetadata } from '@/lib/site/seo/metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Filtered views are not indexed; their canonical URL is that of the unfiltered list. */
export async function generateMetadata({ searchParams }: Props) {
  const { kind, category, tag, page: wanted } = articleFilterFromQuery(await searchParams)
  const { page } = pageOf(await getArticleCards(), wanted, ARTICLES_PER_PAGE)
  const later = !kind && !category && !tag && page > 1
  const about =
    'Money, moving, memory and ordinary days: articles by the people who work in our communities, and news from each of them.'
  return pageMetadata({
    path: later ? `/blog?page=${page}` : '/blog',
    title: later ? `Articles and news, page ${page}` : 'Articles and news',
    description: later ? `Page ${page} of our articles and news. ${about}` : about,
    indexed: !kind && !category && !tag,
    feed: '/blog/feed.xml',
  })
}

export default staticPage(BlogPage)

async function BlogPage({ searchParams }: Props) {
  const [cards, { timeZone }, query] = await Promise.all([getArticleCards(), getSiteSettings(), searchParams])
  const filter = articleFilterFromQuery(query)
  const found = filterArticles(cards, filter)
  const { rows, page, pages } = pageOf(found, filter.page, ARTICLES_PER_PAGE)
  const [lead, ...others] = rows
  return (
    <>
      <PageHead
        path="/blog"
        eyebrow="Articles and news"
        title="Articles *and news*"
        lead="Written by our nurses, directors and cooks, with news from each community."
      >
        <ArticleFilters cards={cards} filter={filter} />
      </PageHead>
      <section className="bg-ivory py-12 lg:py-16">
        <div className="wrap">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
            <h2 className="type-h4">
              {found.length === 1 ? '1 article' : `${found.length} articles`}
              {pages > 1 && `, page ${page} of ${pages}`}
            </h2>
            <a href="/blog/feed.xml" className="inline-flex min-h-11 items-center gap-2 text-small text-link">
              <Rss aria-hidden="true" className="size-5" />
              RSS feed
            </a>
          </div>
          {lead ? (
            <>
              <div className="mt-5">
                <LeadArticle card={lead} timeZone={timeZone} />
              </div>
              <ul className="mt-12 divide-y divide-line border-line border-t empty:hidden">
                {others.map((card) => (
                  <li key={card.slug}>
                    <ArticleRow card={card} timeZone={timeZone} />
                  </li>
                ))}
              </ul>
              <PageLinks
                page={page}
                pages={pages}
                hrefOf={(to) => `/blog${queryOfArticleFilter({ ...filter, page: to })}`}
                newer="Newer"
                older="Older"
              />
            </>
          ) : (
            <NoneFound isEmpty={cards.length === 0} />
          )}
        </div>
      </section>
      <EditedSections path="/blog" />
    </>
  )
}

function NoneFound({ isEmpty }: { isEmpty: boolean }) {
  return (
    <div className="mt-6 max-w-[38rem] rounded-control border border-line bg-card p-7">
      <h3>{isEmpty ? 'Nothing is published yet' : 'No articles match these filters'}</h3>
      <p className="mt-3 text-ink-soft">
        {isEmpty ? (
          'There are no articles yet.'
        ) : (
          <a href="/blog" className="text-link">
            Show all
          </a>
        )}
      </p>
    </div>
  )
}

function LeadArticle({ card, timeZone }: { card: ArticleCard; timeZone: string }) {
  return (
    <div className="group relative grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
      <div className="name-first">
        <h3 className="mt-3 type-quote">
          <a href={`/blog/${card.slug}`} className="whole-link group-hover:underline">
            {card.title}
          </a>
        </h3>
        <p className="card-label text-small font-[640] text-copper">{articleOrigin(card, timeZone)}</p>
        {card.summary && <p className="mt-4 text-ink-soft">{card.summary}</p>}
      </div>
      {card.image && (
        <div className="print order-first">
          <Picture
            image={card.image}
            priority
            sizes="(min-width: 64rem) 40rem 3/2, 86vw 3/2"
            className="aspect-[3/2]"
          />
        </div>
      )}
    </div>
  )
}

function ArticleRow({ card, timeZone }: { card: ArticleCard; timeZone: string }) {
  return (
    <div className="group relative grid grid-cols-1 gap-x-9 gap-y-4 py-8 [&>picture>img]:order-first sm:grid-cols-[15rem_minmax(0,1fr)] sm:items-center lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="name-first max-w-[40rem] sm:col-start-2">
        <h3 className="mt-2 type-h3">
          <a href={`/blog/${card.slug}`} className="whole-link group-hover:underline">
            {card.title}
          </a>
        </h3>
        <p className="card-label text-small font-[640] text-copper">{articleOrigin(card, timeZone)}</p>
        {card.summary && <p className="mt-2.5 text-ink-soft">{card.summary}</p>}
      </div>
      {card.image && (
        <Picture
          image={card.image}
          sizes="(min-width: 64rem) 18rem 3/2, (min-width: 40rem) 15rem 3/2, 92vw 3/2"
          className="aspect-[3/2] w-full rounded-picture"
        />
      )}
    </div>
  )
}

const KINDS = [
  { kind: null, label: 'All' },
  { kind: 'article', label: 'Articles' },
  { kind: 'news', label: 'News from our communities' },
] as const

/** Kind, category and tag as rows of links. Filters do not combine, so none leads to an empty list. */
function ArticleFilters({ cards, filter }: { cards: ArticleCard[]; filter: ArticleFilter }) {
  const categories = facetsOf(cards.flatMap(({ category }) => (category ? [category] : [])))
  const tags = facetsOf(cards.flatMap((card) => card.tags))
  const kinds = KINDS.map(({ kind, label }) => ({
    key: label,
    label,
    href: `/blog${queryOfArticleFilter({ kind, category: null, tag: null, page: 1 })}`,
    current: filter.kind === kind && !filter.category && !filter.tag,
  }))
  return (
    <div className="mt-8 grid gap-3">
      <FilterLinks label="Kind" choices={kinds} />
      <FilterLinks label="Subject" choices={choicesOf(categories, filter, 'category')} />
      <details className="mt-1" open={filter.tag !== null}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-link">
          By keyword
        </summary>
        <div className="mt-2">
          <FilterLinks label="Keyword" choices={choicesOf(tags, filter, 'tag')} />
        </div>
      </details>
    </div>
  )
}

function choicesOf(facets: ArticleFacet[], filter: ArticleFilter, key: 'category' | 'tag'): FilterChoice[] {
  return facets.map(({ slug, name, count }) => ({
    key: slug,
    label: `${capitalized(name)} (${count})`,
    href: `/blog${queryOfArticleFilter({ kind: null, category: null, tag: null, page: 1, [key]: slug })}`,
    current: filter[key] === slug,
  }))
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
