import { Download } from 'lucide-react'
import type { Metadata } from 'next'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { ActivityFilters } from '@/components/admin/records/activity/activity-filters'
import { ActivityList } from '@/components/admin/records/activity/activity-list'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { activityAddress, activityParams, activityQuery } from '@/lib/records/activity/activity-query'
import { kindChoices, peopleChoices } from '@/lib/records/activity/filter-choices'
import { listActivity } from '@/lib/records/activity/list-activity'
import { searchParamsOf } from '@/lib/records/lists/list-query'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Activity' }

/** Audit log. */
export default async function ActivityPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'history')) return <NoAccess what="what others did" />
  const query = activityQuery(searchParamsOf(await searchParams))
  const [{ rows, ...list }, people] = await Promise.all([listActivity(actor, query), peopleChoices()])
  const filters = activityParams(query)
  return (
    <div className="px-4 py-6 sm:px-7">
      <div className="mb-4 sm:mb-6">
        <h1>Activity</h1>
        <p className="mt-1 max-w-[70ch] text-dense text-ink-soft">
          Who changed, deleted, exported or looked up what, and who signed in or was refused. Nobody can
          change these entries.
        </p>
      </div>
      <ActivityFilters
        query={query}
        people={people}
        kinds={kindChoices()}
        count={countOf(list, 'entry', 'entries')}
      />
      {rows.length === 0 ? (
        <div className="rounded-control border border-dashed border-line-strong px-6 py-14 text-center">
          <p className="text-lead">Nothing in the log matches</p>
          <Link href="/admin/activity" className={buttonVariants({ variant: 'outline', className: 'mt-5' })}>
            Show everything
          </Link>
        </div>
      ) : (
        <ActivityList entries={rows} />
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <ListPages list={list} to={(page) => activityAddress({ ...query, page })} />
        {rows.length > 0 && (
          <a
            href={`/api/admin/activity/export?${filters}`}
            download
            className={buttonVariants({ variant: 'outline', size: 'sm', className: 'ml-auto' })}
          >
            <Download aria-hidden="true" />
            Export {filters.size > 0 ? 'these' : 'all'} as CSV
          </a>
        )}
      </div>
    </div>
  )
}
