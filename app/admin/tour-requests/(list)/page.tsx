import { PhoneCall } from 'lucide-react'
import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'

export const metadata: Metadata = { title: 'Tour requests' }

/** The list is in the layout, so that it stays mounted while leads are opened next to it. */
export default async function TourRequestsPage() {
  const actor = await pageActor()
  if (!can(actor, 'read', 'leads')) return <NoAccess what="tour requests" />
  return (
    <div className="max-lg:sr-only lg:grid lg:min-h-[70vh] lg:place-items-center lg:p-10">
      <div className="max-w-112 text-center">
        <PhoneCall aria-hidden="true" className="mx-auto size-10 text-copper" />
        <h1 className="mt-4">Tour requests</h1>
        <p className="mt-3 text-ink-soft">
          Choose a request from the list. Opening it does not stop its clock. A call does.
        </p>
      </div>
    </div>
  )
}
