import { Download } from 'lucide-react'
import type { Metadata } from 'next'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { ActivityFilters } from '@/components/admin/records/activity/activity-filters'
import { ActivityList } from '@/components/admin/records/activity/activity-list'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { activityList } from '@/lib/records/activity/activity-query'
import { kindChoices, peopleChoices } from '@/lib/records/activity/filter-choices'
import { listActivity } from '@/lib/records/activity/list-activity'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Activity' }

/** Audit log. */
export default async function ActivityPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'history')) return <NoAccess what="the activity log" />
  const query = activityList.parse(await searchParams)
  const [{ rows, ...list }, people, timeZone] = await Promise.all([
    listActivity(actor, query),
    peopleChoices(),
    companyZone(),
  ])
  const filters = activityList.params(query)
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Activity">
        Changes, deletions, exports, lookups, sign-ins and refused sign-ins of all users. These entries cannot
        be changed.
      </PageHead>
      <ActivityFilters
        query={query}
        people={people}
        kinds={kindChoices()}
        count={countOf(list, 'entry', 'entries')}
      />
      {rows.length === 0 ? (
        <EmptyState title="No entries match">
          <Link href="/admin/activity" className={buttonVariants({ variant: 'outline' })}>
            Show all entries
          </Link>
        </EmptyState>
      ) : (
        <ActivityList entries={rows} timeZone={timeZone} />
      )}
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <ListPages list={list} to={(page) => activityList.href({ ...query, page })} />
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
