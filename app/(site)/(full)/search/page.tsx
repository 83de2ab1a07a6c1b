import { Phone } from 'lucide-react'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { PageHead } from '@/components/site/page-head'
import { PhoneState } from '@/components/site/phones/phone-state'
import { SearchForm } from '@/components/site/search/search-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { Message } from '@/components/ui/message'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import type { SearchGroup } from '@/lib/site/search/find'
import { readSearchQuery } from '@/lib/site/search/search-query'
import { allowSearch, type SearchAnswer, searchSite } from '@/lib/site/search/search-site'
import { SEARCH_KINDS, type SearchKind } from '@/lib/site/search/sources'
import { pageMetadata } from '@/lib/site/seo/metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = readSearchQuery((await searchParams).q)
  return pageMetadata({
    path: '/search',
    title: query ? `“${query.text}”: search` : 'Search',
    description: 'Communities, kinds of care, prices, answers, articles and events, all in one box.',
    indexed: false,
  })
}

export default async function SearchPage({ searchParams }: Props) {
  const params = await searchParams
  const query = readSearchQuery(params.q)
  const kind = kindFrom(params.kind)
  const phone = phoneOf(null, await getSiteSettings())
  const isAllowed = !query || (await allowSearch(await headers()))
  const found = query && isAllowed ? await searchSite(query, kind) : null
  return (
    <>
      <PageHead
        eyebrow="Search"
        title={query ? `Looking for “${query.text}”` : 'What are you *looking* for?'}
        lead={
          found
            ? undefined
            : 'Communities, kinds of care, prices, answers, articles and events, all in one box.'
        }
      >
        <SearchForm
          id="search-page"
          label="Search this site"
          value={query?.text}
          className="mt-7 max-w-[38rem]"
        />
        {found && query && <Outcome found={found} typed={query.text} kind={kind} />}
      </PageHead>
      <div className="bg-ivory py-12 lg:py-16">
        <div className="wrap">
          {!isAllowed && (
            <Message tone="warn" className="mb-10">
              You have searched many times in one minute. Please wait a moment, or call us at{' '}
              <a href={`tel:${phone.dial}`} className="underline underline-offset-4">
                {phone.display}
              </a>
              .
            </Message>
          )}
          {found && query && found.total > 0 ? (
            <SearchResults
              groups={found.groups}
              query={found.corrected ?? query.text}
              isOneKind={kind !== null}
            />
          ) : (
            <SearchHelp phone={phone} />
          )}
        </div>
      </div>
    </>
  )
}

function Outcome({ found, typed, kind }: { found: SearchAnswer; typed: string; kind: SearchKind | null }) {
  const { total, corrected, isLoose } = found
  return (
    <div className="mt-5 max-w-[38rem] text-ink-soft" role="status">
      {corrected && (
        <p>
          There are no results for “{typed}”. These are for “
          <b className="font-[640] text-ink">{corrected}</b>”.
        </p>
      )}
      <p>
        {total === 0
          ? 'We found no results. Try fewer or different words.'
          : `${total} ${total === 1 ? 'result' : 'results'}${isLoose ? ' with some of these words' : ''}${kind ? ` in ${SEARCH_KINDS[kind].toLowerCase()}` : ''}.`}
      </p>
      {kind && (
        <a
          href={`/search?${new URLSearchParams({ q: typed })}`}
          className="inline-flex min-h-11 items-center text-link"
        >
          Search everything
        </a>
      )}
    </div>
  )
}

function kindFrom(sent: string | string[] | undefined): SearchKind | null {
  const kind = Array.isArray(sent) ? sent[0] : sent
  return kind && Object.hasOwn(SEARCH_KINDS, kind) ? (kind as SearchKind) : null
}

const ASKED_FOR = [
  { label: 'What it costs', href: '/pricing-and-availability' },
  { label: 'Memory care', href: '/memory-care' },
  { label: 'Medicaid', href: '/search?q=medicaid' },
  { label: 'Pets', href: '/search?q=pets' },
  { label: 'Visiting hours', href: '/search?q=visiting' },
  { label: 'A short stay', href: '/search?q=respite' },
]

/** Shown without a query or without results: popular searches, and the phone. */
function SearchHelp({ phone }: { phone: { display: string; dial: string } }) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <section aria-labelledby="asked-for">
        <h2 id="asked-for" className="type-h3">
          Popular searches
        </h2>
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {ASKED_FOR.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="flex min-h-13 items-center text-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="ask-a-person"
        className="self-start rounded-control border border-line bg-card p-6 shadow-rest"
      >
        <h2 id="ask-a-person" className="type-h4">
          Or ask a person
        </h2>
        <p className="mt-2 text-ink-soft">The person who answers knows every community.</p>
        <PhoneState className="mt-3 text-small" />
        <a href={`tel:${phone.dial}`} className={`${buttonVariants({ size: 'lg' })} mt-5 w-full`}>
          <Phone aria-hidden="true" />
          {phone.display}
        </a>
      </section>
    </div>
  )
}

type SearchResultsProps = { groups: SearchGroup[]; query: string; isOneKind: boolean }

function SearchResults({ groups, query, isOneKind }: SearchResultsProps) {
  return (
    <div className="grid gap-12">
      {groups.map(({ kind, total, hits }) => (
        <section
          key={kind}
          aria-labelledby={`found-${kind}`}
          className="grid gap-x-12 gap-y-3 lg:grid-cols-[3fr_9fr]"
        >
          <h2 id={`found-${kind}`} className="type-panel lg:pt-4">
            {SEARCH_KINDS[kind]} <span className="whitespace-nowrap text-ink-soft tabular">({total})</span>
          </h2>
          <div>
            <ul className="divide-y divide-line border-line border-y">
              {hits.map((hit) => (
                <li key={hit.path + hit.title} className="py-4">
                  <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 type-h4">
                    <a href={hit.path} className="inline-flex min-h-11 items-center text-link">
                      {hit.title}
                    </a>
                    {hit.note && (
                      <span className="font-sans text-small font-normal text-ink-soft">
                        {hit.note === 'over' ? 'This event is over' : hit.note}
                      </span>
                    )}
                  </h3>
                  <p className="mt-1 max-w-[66ch] wrap-anywhere text-ink-soft">
                    {hit.snippet.map(({ text, isHit }, index) =>
                      isHit ? (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
                        <mark key={index} className="rounded-xs bg-clay-wash px-0.5 font-[620] text-ink">
                          {text}
                        </mark>
                      ) : (
                        text
                      ),
                    )}
                  </p>
                </li>
              ))}
            </ul>
            {!isOneKind && total > hits.length && (
              <a
                href={`/search?${new URLSearchParams({ q: query, kind })}`}
                className="mt-2 inline-flex min-h-11 items-center text-link"
              >
                All {total}
                <span className="sr-only"> of {SEARCH_KINDS[kind].toLowerCase()}</span>
              </a>
            )}
          </div>
        </section>
      ))}
    </div>
  )
}
