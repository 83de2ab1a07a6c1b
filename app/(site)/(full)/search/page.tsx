import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { PageHead } from '@/components/site/page-head'
import { SearchForm } from '@/components/site/search/search-form'
import { SearchHelp } from '@/components/site/search/search-help'
import { SearchResults } from '@/components/site/search/search-results'
import { Message } from '@/components/ui/message'
import { phoneOf } from '@/lib/site/content/phone-of'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { readSearchQuery } from '@/lib/site/search/search-query'
import { allowSearch } from '@/lib/site/search/search-rate'
import { type SearchAnswer, searchSite } from '@/lib/site/search/search-site'
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
              That was a lot of searching in one minute. Please wait a moment, or call us at{' '}
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
          Nothing says “{typed}”. This is for “<b className="font-[640] text-ink">{corrected}</b>”.
        </p>
      )}
      <p>
        {total === 0
          ? 'We found nothing with these words. Fewer or other words may help.'
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
