import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LeadBoard } from '@/components/admin/board/lead-board'
import { NoAccess } from '@/components/admin/no-access'
import { Spinner } from '@/components/ui/spinner'
import { pageActor } from '@/lib/admin/actor'
import { can } from '@/lib/auth/access'
import { getSiteSettings } from '@/lib/content/site-settings'
import { communityNames } from '@/lib/desk/community-names'
import { leadTagNames } from '@/lib/desk/tag-leads'

export const metadata: Metadata = { title: 'Board of tour requests' }

export default async function BoardPage() {
  const actor = await pageActor()
  if (!can(actor, 'read', 'tourRequest')) return <NoAccess what="tour requests" />
  const [communities, tags, { timeZone }] = await Promise.all([
    communityNames(actor),
    leadTagNames(actor),
    getSiteSettings(),
  ])
  return (
    <Suspense fallback={<Spinner className="m-8" />}>
      <LeadBoard
        {...{ communities, tags, timeZone }}
        mayWork={can(actor, 'update', 'tourRequest')}
        isManager={actor.role === 'admin'}
      />
    </Suspense>
  )
}
