import type { Metadata } from 'next'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { LIST_LINES } from '@/components/admin/kit/list/list-cell'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { StartButton } from '@/components/admin/kit/start-button'
import { BrokenLinkRow } from '@/components/admin/records/links/broken-link-row'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { env } from '@/lib/platform/env'
import { pageIn } from '@/lib/platform/http/list-address'
import { isCheckingLinks } from '@/lib/records/links/check-links'
import { listFindings } from '@/lib/records/links/link-findings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Broken links' }

/** Broken links in texts, buttons and redirects, each with the record that contains it. */
export default async function BrokenLinksPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'content')) return <NoAccess what="broken links" />
  const [{ rows, ...list }, isChecking] = await Promise.all([
    listFindings(actor, pageIn(await searchParams)),
    isCheckingLinks(),
  ])
  const mayCheck = can(actor, 'update', 'content')
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Broken links">
        All texts, buttons, web addresses and redirects are checked for broken links every Monday.{' '}
        {env().LINK_CHECK_OUTSIDE === 'on'
          ? 'Links to other sites are checked, too. A site that does not respond is listed after two weeks in a row.'
          : 'Only links within this site are checked: checking other sites is turned off.'}{' '}
        Fixed links leave this list automatically.
      </PageHead>
      <div className="mb-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {mayCheck && (
          <StartButton
            path="link-findings/check"
            isRunning={isChecking}
            words="Check now"
            busyWords="Checking all links…"
          />
        )}
        <p role="status" className="text-dense text-ink-soft tabular">
          {countOf(list, 'broken link', 'broken links')}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title="No broken links" />
      ) : (
        <ul className={LIST_LINES}>
          {rows.map((row) => (
            <BrokenLinkRow key={row.id} row={row} mayCheck={mayCheck} />
          ))}
        </ul>
      )}
      <div className="mt-5">
        <ListPages list={list} to={(page) => `/admin/links?page=${page}`} />
      </div>
    </div>
  )
}
