import { type ReactNode, Suspense } from 'react'
import { LeadPane } from '@/components/admin/leads/lead-pane'
import { Spinner } from '@/components/ui/spinner'
import { pageActor } from '@/lib/admin/actor'
import { listViews, readLayout } from '@/lib/admin/list-views'
import { can } from '@/lib/auth/access'
import { getSiteSettings } from '@/lib/content/site-settings'
import { communityNames } from '@/lib/desk/community-names'
import { deskList } from '@/lib/desk/desk-address'
import { leadTagNames } from '@/lib/desk/tag-leads'

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'tourRequest')) return children
  const [communities, tags, { timeZone }, views, layout] = await Promise.all([
    communityNames(actor),
    leadTagNames(actor),
    getSiteSettings(),
    listViews(actor, deskList),
    readLayout(actor, deskList),
  ])
  return (
    <div className="lg:grid lg:min-h-full lg:grid-cols-[21rem_minmax(0,1fr)]">
      <Suspense fallback={<Spinner className="m-8" />}>
        <LeadPane
          communities={communities}
          tags={tags}
          timeZone={timeZone}
          mayEnter={can(actor, 'create', 'tourRequest')}
          mayWork={can(actor, 'update', 'tourRequest')}
          mayExport={can(actor, 'export', 'tourRequest')}
          views={{ views, pinnedId: layout.defaultViewId }}
        />
      </Suspense>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
