import { Webhook } from 'lucide-react'
import type { Metadata } from 'next'
import { EndpointState } from '@/components/admin/company/webhooks/endpoint-state'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { NoAccess } from '@/components/admin/kit/no-access'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { type ListedEndpoint, listEndpoints } from '@/lib/desk/webhooks/list-endpoints'
import { getSiteSettings } from '@/lib/site/content/site-settings'

export const metadata: Metadata = { title: 'Webhooks' }

/** Systems that are notified of lead events. */
export default async function WebhooksPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'accounts')) return <NoAccess what="webhooks" />
  const [endpoints, { timeZone }] = await Promise.all([listEndpoints(actor), getSiteSettings()])
  return (
    <div className="px-4 py-6 sm:px-7">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1>Webhooks</h1>
          <p className="mt-1 max-w-[70ch] text-dense text-ink-soft">
            A CRM, a chat or a phone system hears of a family within seconds: each event is posted to it,
            signed, and tried again for three days while it does not answer. How a message is read stands on
            the page{' '}
            <Link href="/developers#webhooks" className="text-link">
              for developers
            </Link>
            .
          </p>
        </div>
        <Link href="/admin/webhooks/new" className={buttonVariants()}>
          <Webhook aria-hidden="true" />
          Add an endpoint
        </Link>
      </div>
      {endpoints.length === 0 ? (
        <div className="rounded-control border border-dashed border-line-strong px-6 py-14 text-center">
          <p className="text-lead">No other system is told</p>
          <p className="mx-auto mt-2 max-w-[60ch] text-ink-soft">
            Families stay here until one is. Whoever runs the other system gives you its address.
          </p>
        </div>
      ) : (
        <ul className="divide-y divide-line rounded-control border border-line bg-card shadow-rest">
          {endpoints.map((endpoint) => (
            <EndpointLine key={endpoint.id} endpoint={endpoint} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </div>
  )
}

function EndpointLine({ endpoint, timeZone }: { endpoint: ListedEndpoint; timeZone: string }) {
  const { id, name, url, events, lastTakenAt } = endpoint
  return (
    <li className="p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Link href={`/admin/webhooks/${id}`} className="text-link font-[640] wrap-anywhere">
          {name}
        </Link>
        <EndpointState {...endpoint} />
      </p>
      <p className="mt-1.5 text-dense wrap-anywhere">{url}</p>
      <p className="mt-1 text-dense text-ink-soft">{events.join(' · ')}</p>
      <p className="mt-1 text-dense text-ink-soft tabular">
        {lastTakenAt ? `Last took a message ${formatMoment(lastTakenAt, timeZone)}.` : 'Took no message yet.'}
      </p>
    </li>
  )
}
