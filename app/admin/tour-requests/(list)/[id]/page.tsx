import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LeadDesk } from '@/components/admin/desk/tour-requests/lead-desk'
import { NoAccess } from '@/components/admin/kit/no-access'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { communityNames } from '@/lib/desk/access/community-names'
import { counselorsFor } from '@/lib/desk/alerts/counselors'
import { householdOfLead } from '@/lib/desk/duplicates/household-of-lead'
import { readDrafts } from '@/lib/desk/note-drafts/note-drafts'
import { markViewed } from '@/lib/desk/tour-requests/mark-viewed'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { leadTagNames } from '@/lib/desk/tour-requests/tag-leads'
import { leadScopeOf } from '@/lib/leads/access/lead-scope'
import { AppError } from '@/lib/platform/errors'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'Tour request' }

export default async function TourRequestPage({ params }: { params: Promise<{ id: string }> }) {
  const actor = await pageActor()
  if (!can(actor, 'read', 'leads')) return <NoAccess what="tour requests" />
  const { id } = await params
  const found = await readLead(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) notFound()
    if (error instanceof AppError && error.status === 403) return null
    throw error
  })
  if (!found) return <NoAccess what="this request: it belongs to another community" />
  const lead = (await markViewed(actor, id)) ? await readLead(actor, id) : found
  const mayWork = can(actor, 'update', 'leads') && !lead.erasedAt
  const counselors = mayWork ? await counselorsFor(actor, lead.communityId) : []
  const tags = await leadTagNames(actor)
  const isUnread = lead.mail?.state === 'to-read'
  const reading = {
    communities: isUnread ? await communityNames(actor) : [],
    mayLeaveOpen: isUnread && (await leadScopeOf(actor)).unassigned,
  }
  const household = await householdOfLead(actor, lead.householdId)
  const zone = lead.community?.timeZone ?? (await getSiteSettings()).timeZone
  return (
    <LeadDesk
      lead={lead}
      zone={zone}
      household={household}
      mayWork={mayWork}
      isManager={actor.role === 'admin'}
      counselors={counselors}
      tags={tags}
      reading={reading}
      me={actor.username}
      drafts={mayWork ? await readDrafts(actor, id) : null}
    />
  )
}
