import type { Metadata } from 'next'
import { InvitationList } from '@/components/admin/company/users/invitation-list'
import { PeopleHead } from '@/components/admin/company/users/people-head'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { listInvitations } from '@/lib/accounts/users/list-invitations'
import { pageIn } from '@/lib/platform/http/list-address'
import { canSendMail } from '@/lib/platform/mail/sender'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<{ page?: string }> }

export const metadata: Metadata = { title: 'Invited' }

export default async function InvitationsPage({ searchParams }: Props) {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'accounts')) return <NoAccess what="invitations" />
  const [{ rows: invitations, ...list }, { timeZone }] = await Promise.all([
    listInvitations(actor, pageIn(await searchParams)),
    getSiteSettings(),
  ])
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PeopleHead here="/admin/users/invitations" />
      <p className="mb-4 text-dense text-ink-soft tabular" role="status">
        {countOf(list, 'open invitation', 'open invitations')}
      </p>
      {invitations.length === 0 ? (
        <EmptyState
          title="No open invitations"
          words="People who accept an invitation move to the list of accounts."
        />
      ) : (
        <InvitationList
          invitations={invitations}
          timeZone={timeZone}
          now={new Date()}
          isMailed={await canSendMail()}
        />
      )}
      <div className="mt-5">
        <ListPages list={list} to={(number) => `/admin/users/invitations?page=${number}`} />
      </div>
    </div>
  )
}
