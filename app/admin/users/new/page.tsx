import type { Metadata } from 'next'
import { InviteForm } from '@/components/admin/company/users/invite-form'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { communityChoices } from '@/lib/accounts/users/community-choices'
import { canSendMail } from '@/lib/platform/mail/sender'

export const metadata: Metadata = { title: 'Invite someone' }

export default async function InvitePage() {
  const actor = await requirePageUser()
  if (!can(actor, 'create', 'accounts')) return <NoAccess what="inviting people" />
  return (
    <div className="max-w-192 px-4 py-3 lg:px-3.5">
      <PageHead title="Invite someone" back={{ href: '/admin/users', label: 'People' }}>
        {(await canSendMail())
          ? 'They receive an email with a link to choose a username and password.'
          : 'Email is not set up yet, so you get a link to share.'}
      </PageHead>
      <InviteForm communities={await communityChoices()} />
    </div>
  )
}
