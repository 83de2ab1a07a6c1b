import type { Metadata } from 'next'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { LIST_LINES } from '@/components/admin/kit/list/list-cell'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { MissingPageRow } from '@/components/admin/records/missing-pages/missing-page-row'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { pageIn } from '@/lib/platform/http/list-address'
import { listMissed } from '@/lib/records/missing-pages/missing-pages'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Missing pages' }

/** Requested URLs without a page, each with a redirect form. */
export default async function MissingPagesPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'content')) return <NoAccess what="missing pages" />
  const { rows, ...list } = await listMissed(actor, pageIn(await searchParams))
  const mayRedirect = can(actor, 'create', 'content')
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Missing pages">
        URLs that visitors requested but that do not exist, most requested first. A{' '}
        <Link href="/admin/redirects" className="text-link">
          redirect
        </Link>{' '}
        takes visitors to another page right away. No visitor data is stored.
      </PageHead>
      <p role="status" className="mb-1.5 text-dense text-ink-soft tabular">
        {countOf(list, 'URL', 'URLs')}
      </p>
      {rows.length === 0 ? (
        <EmptyState title="No missing pages" />
      ) : (
        <ul className={LIST_LINES}>
          {rows.map((row) => (
            <MissingPageRow key={row.id} row={row} mayRedirect={mayRedirect} />
          ))}
        </ul>
      )}
      <div className="mt-5">
        <ListPages list={list} to={(page) => `/admin/missing-pages?page=${page}`} />
      </div>
    </div>
  )
}
