import type { Metadata } from 'next'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { PillLink } from '@/components/admin/kit/pill-link'
import { StartButton } from '@/components/admin/kit/start-button'
import { PagesTable } from '@/components/admin/records/page-uniqueness/pages-table'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { env } from '@/lib/platform/env'
import { shownMoment } from '@/lib/records/declare/shown-value'
import { listPages } from '@/lib/records/page-uniqueness/list-pages'
import { uniquenessList } from '@/lib/records/page-uniqueness/uniqueness-query'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Page uniqueness' }

/** Share of unique text of city and landing pages, and which ones search engines must not index. */
export default async function PageUniquenessPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'content')) return <NoAccess what="page uniqueness" />
  const query = uniquenessList.parse(await searchParams)
  const { rows, limit, isChecking, checkedAt, problem, ...list } = await listPages(actor, query)
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Page uniqueness">
        Shows how much of each page’s text is unique. City pages for one kind of care are compared with each
        other, and landing pages with older ones. A city with a community of its own is not compared with
        nearby cities.{' '}
        {limit === 0
          ? 'The limit is off, so search engines can list every page'
          : `Pages below ${limit}% and city pages without data of their own stay on the site but are blocked from search engines`}{' '}
        (set the limit in{' '}
        <Link href="/admin/site-settings" className="text-link">
          site settings
        </Link>
        ). To unblock a page, add unique text in the{' '}
        <Link href="/admin/page-content-sections" className="text-link">
          sections of the page
        </Link>
        .
      </PageHead>
      <div className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {can(actor, 'update', 'content') && (
          <StartButton
            path="page-uniqueness/check"
            isRunning={isChecking}
            words="Check now"
            busyWords="Comparing pages…"
          />
        )}
        <p role="status" className="text-dense text-ink-soft tabular">
          {isChecking
            ? 'Comparing pages.'
            : checkedAt
              ? `Last comparison: ${shownMoment(checkedAt, await companyZone())}.`
              : 'Not compared yet.'}{' '}
          {env().PAGE_CHECK === 'on' && 'Pages are compared every night and after edits.'}
        </p>
        {problem && !isChecking && <p className="font-[620] text-bad">The latest check failed: {problem}.</p>}
      </div>
      <ul className="mb-1.5 flex flex-wrap gap-1" aria-label="Which pages">
        {([null, 'limit'] as const).map((below) => (
          <li key={below}>
            <PillLink href={uniquenessList.href({ below })} isShown={below === query.below}>
              {below ? 'Below the limit' : 'All pages'}
            </PillLink>
          </li>
        ))}
      </ul>
      <p className="mb-3 text-dense text-ink-soft tabular">{countOf(list, 'page', 'pages')}</p>
      {rows.length === 0 ? (
        <EmptyState title={query.below ? 'No page is below the limit' : 'No pages have been compared yet'} />
      ) : (
        <PagesTable pages={rows} limit={limit} />
      )}
      <div className="mt-5">
        <ListPages list={list} to={(page) => uniquenessList.href({ ...query, page })} />
      </div>
    </div>
  )
}
