import type { Metadata } from 'next'
import { Suspense } from 'react'
import { LeadBoard } from '@/components/admin/desk/board/lead-board'
import { NoAccess } from '@/components/admin/kit/no-access'
import { Spinner } from '@/components/ui/spinner'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { communityNames } from '@/lib/desk/access/community-names'
import { leadTagNames } from '@/lib/desk/tour-requests/tag-leads'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'Board of tour requests' }

export default async function BoardPage() {
  const actor = await pageActor()
  if (!can(actor, 'read', 'leads')) return <NoAccess what="tour requests" />
  const [communities, tags, { timeZone }] = await Promise.all([
    communityNames(actor),
    leadTagNames(actor),
    getSiteSettings(),
  ])
  return (
    <Suspense fallback={<Spinner className="m-8" />}>
      <LeadBoard
        communities={communities}
        tags={tags}
        timeZone={timeZone}
        me={actor.username}
        mayWork={can(actor, 'update', 'leads')}
        isManager={actor.role === 'admin'}
        hasCalls={isVoiceConfigured()}
      />
    </Suspense>
  )
}
