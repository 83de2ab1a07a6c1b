import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/no-access'
import { BackToPeople } from '@/components/admin/people/back-to-people'
import { InviteForm } from '@/components/admin/people/invite-form'
import { can } from '@/lib/auth/access'
import { requirePageUser } from '@/lib/auth/session'
import { mailIsSent } from '@/lib/integrations/mail'
import { communityChoices } from '@/lib/people/community-choices'

export const metadata: Metadata = { title: 'Invite somebody' }

export default async function InvitePage() {
  const actor = await requirePageUser()
  if (!can(actor, 'create', 'invitation')) return <NoAccess what="inviting others" />
  return (
    <div className="max-w-192 px-4 py-6 sm:px-7">
      <BackToPeople />
      <h1 className="mt-2">Invite somebody</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
        {mailIsSent()
          ? 'They get a mail with a link, choose a username and a password, and are signed in.'
          : 'No mail server is set (SMTP_URL), so nothing will be sent: you get a link to hand over.'}
      </p>
      <InviteForm communities={await communityChoices()} />
    </div>
  )
}
