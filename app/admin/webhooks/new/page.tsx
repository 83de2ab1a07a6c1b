import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/no-access'
import { AddEndpointForm } from '@/components/admin/webhooks/add-endpoint-form'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/auth/access'
import { requirePageUser } from '@/lib/auth/session'
import { communityChoices } from '@/lib/people/community-choices'

export const metadata: Metadata = { title: 'Add an endpoint' }

export default async function AddEndpointPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'create', 'webhookEndpoint')) return <NoAccess what="adding webhooks" />
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
