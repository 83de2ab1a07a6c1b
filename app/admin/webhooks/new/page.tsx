import type { Metadata } from 'next'
import { AddEndpointForm } from '@/components/admin/company/webhooks/endpoint-forms'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { communityChoices } from '@/lib/accounts/users/community-choices'

export const metadata: Metadata = { title: 'Add an endpoint' }

export default async function AddEndpointPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'create', 'accounts')) return <NoAccess what="adding webhooks" />
  return (
    <div className="max-w-192 px-4 py-3 lg:px-3.5">
      <PageHead title="Add an endpoint" back={{ href: '/admin/webhooks', label: 'Webhooks' }}>
        Names, numbers and what families wrote leave the company this way: add only systems that may have
        them.
      </PageHead>
      <AddEndpointForm communities={await communityChoices()} />
    </div>
  )
}
