import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import { AddEndpointForm } from '@/components/admin/company/webhooks/add-endpoint-form'
import { NoAccess } from '@/components/admin/kit/no-access'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { communityChoices } from '@/lib/accounts/users/community-choices'

export const metadata: Metadata = { title: 'Add an endpoint' }

export default async function AddEndpointPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'create', 'accounts')) return <NoAccess what="adding webhooks" />
  return (
    <div className="max-w-192 px-4 py-6 sm:px-7">
      <Link href="/admin/webhooks" className="inline-flex min-h-11 items-center gap-2 text-link">
        <ArrowLeft aria-hidden="true" /> Webhooks
      </Link>
      <h1 className="mt-2">Add an endpoint</h1>
      <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
        Names, numbers and what families wrote leave the company this way: add only systems that may have
        them.
      </p>
      <AddEndpointForm communities={await communityChoices()} />
    </div>
  )
}
