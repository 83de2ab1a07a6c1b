import { Webhook } from 'lucide-react'
import type { Metadata } from 'next'
import { EndpointState } from '@/components/admin/company/webhooks/endpoint-state'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { LIST_LINES, LIST_LINK } from '@/components/admin/kit/list/list-cell'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
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
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead
        title="Webhooks"
        aside={
          <Link href="/admin/webhooks/new" className={buttonVariants()}>
            <Webhook aria-hidden="true" />
            Add an endpoint
          </Link>
        }
      >
        A CRM, chat or phone system is notified of a family within seconds. Each event is posted with a
        signature and retried for three days if there is no response. The message format is described on the{' '}
        <Link href="/developers#webhooks" className="text-link">
          developers page
        </Link>
        .
      </PageHead>
      {endpoints.length === 0 ? (
        <EmptyState
          title="No endpoints yet"
          words="The people who run the other system can give you its URL."
        />
      ) : (
        <ul className={LIST_LINES}>
          {endpoints.map((endpoint) => (
            <EndpointLine key={endpoint.id} endpoint={endpoint} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </div>
  )
}

function EndpointLine({ endpoint, timeZone }: { endpoint: ListedEndpoint; timeZone: string }) {
  const { id, name, url, events, keyName, lastTakenAt } = endpoint
  return (
    <ListLine
      title={
        <Link href={`/admin/webhooks/${id}`} className={`${LIST_LINK} text-link`}>
          {name}
        </Link>
      }
      words={
        <>
          {url} ·{' '}
          {keyName
            ? `Only leads of the key ${keyName}, without names`
            : 'The company’s own: everything about its leads'}{' '}
          · {events.join(' · ')} ·{' '}
          {lastTakenAt
            ? `Last message accepted ${formatMoment(lastTakenAt, timeZone)}.`
            : 'No message accepted yet.'}
        </>
      }
    >
      <EndpointState {...endpoint} />
    </ListLine>
  )
}
