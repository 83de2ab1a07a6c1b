import { type ReactNode, Suspense } from 'react'
import { UnfetchedNotice } from '@/components/admin/company/integrations/unfetched-notice'
import { LeadPane } from '@/components/admin/desk/tour-requests/lead-pane'
import { Link } from '@/components/ui/link'
import { Spinner } from '@/components/ui/spinner'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { communityNames } from '@/lib/desk/access/community-names'
import { deskList } from '@/lib/desk/tour-requests/desk-address'
import { leadTagNames } from '@/lib/desk/tour-requests/tag-leads'
import { unfetchedLeads } from '@/lib/leads/lead-forms/unfetched'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'
import { listViews, readLayout } from '@/lib/records/lists/list-views'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'leads')) return children
  const [communities, tags, { timeZone }, views, layout, unfetched] = await Promise.all([
    communityNames(actor),
    leadTagNames(actor),
    getSiteSettings(),
    listViews(actor, deskList),
    readLayout(actor, deskList),
    unfetchedLeads(),
  ])
  return (
    <div className="lg:grid lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-[3rem_auto] lg:items-start">
      <Suspense fallback={<Spinner className="m-8" />}>
        <LeadPane
          communities={communities}
          tags={tags}
          timeZone={timeZone}
          me={actor.username}
          mayEnter={can(actor, 'create', 'leads')}
          mayWork={can(actor, 'update', 'leads')}
          mayExport={can(actor, 'export', 'leads')}
          hasCalls={isVoiceConfigured()}
          views={{ views, pinnedId: layout.defaultViewId }}
        />
      </Suspense>
      <div className="min-w-0 lg:col-start-2 lg:row-start-2">
        {unfetched && (
          <p
            role="alert"
            className="m-4 rounded-control border-[1.5px] border-bad bg-bad-wash p-4 text-bad wrap-anywhere sm:mx-7"
          >
            <UnfetchedNotice {...unfetched} />
            {can(actor, 'read', 'agencies') && (
              <>
                {' '}
                <Link href="/admin/integrations" className="text-link">
                  See integrations
                </Link>
              </>
            )}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
