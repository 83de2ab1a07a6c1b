import { type ReactNode, Suspense } from 'react'
import { LeadPane } from '@/components/admin/leads/lead-pane'
import { Spinner } from '@/components/ui/spinner'
import { pageActor } from '@/lib/admin/actor'
import { can } from '@/lib/auth/access'
import { getSiteSettings } from '@/lib/content/site-settings'
import { communityNames } from '@/lib/desk/community-names'

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'tourRequest')) return children
  const [communities, { timeZone }] = await Promise.all([communityNames(actor), getSiteSettings()])
  return (
    <div className="lg:grid lg:min-h-full lg:grid-cols-[21rem_minmax(0,1fr)]">
      <Suspense fallback={<Spinner className="m-8" />}>
        <LeadPane communities={communities} timeZone={timeZone} />
      </Suspense>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
