import type { Metadata } from 'next'
import { InviteForm } from '@/components/admin/company/users/invite-form'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { communityChoices } from '@/lib/accounts/users/community-choices'
import { canSendMail } from '@/lib/platform/mail/sender'

export const metadata: Metadata = { title: 'Invite somebody' }

export default async function InvitePage() {
  const actor = await requirePageUser()
  if (!can(actor, 'create', 'accounts')) return <NoAccess what="inviting others" />
  return (
    <div className="max-w-192 px-4 py-3 lg:px-3.5">
      <PageHead title="Invite somebody" back={{ href: '/admin/users', label: 'People' }}>
        {(await canSendMail())
          ? 'They get a mail with a link, choose a username and a password, and are signed in.'
          : 'Email is not set up yet, so you get a link to share.'}
      </PageHead>
      <InviteForm communities={await communityChoices()} />
    </div>
  )
}
