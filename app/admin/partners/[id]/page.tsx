import { KeyRound, Webhook } from 'lucide-react'
import type { Metadata } from 'next'
import { KeyLine } from '@/components/admin/company/api-keys/key-line'
import { PartnerForm } from '@/components/admin/company/partners/partner-form'
import { PaceWords, PartnerLeads } from '@/components/admin/company/partners/partner-leads'
import { EndpointState } from '@/components/admin/company/webhooks/endpoint-state'
import { ActionButton } from '@/components/admin/kit/action-button'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { LIST_LINES, LIST_LINK } from '@/components/admin/kit/list/list-cell'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { readPartner } from '@/lib/desk/partners/list-partners'
import { orNotFound } from '@/lib/platform/http/or-not-found'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { params: Promise<{ id: string }> }

export const metadata: Metadata = { title: 'Partner' }

/** One partner: requests and how fast they were called, keys, endpoints, contact, origins and limits. */
export default async function PartnerPage({ params }: Props) {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'accounts')) return <NoAccess what="partners" />
  const { id } = await params
  const { partner, keys, endpoints, pace, leads } = await orNotFound(readPartner(actor, id))
  const { timeZone } = await getSiteSettings()
  const { name, endedAt } = partner
  const [newest] = keys.good
  return (
    <div className="grid max-w-256 gap-5 px-4 py-3 lg:px-3.5">
      <PageHead
        title={name}
        back={{ href: '/admin/partners', label: 'Partners' }}
        beside={endedAt && <Badge tone="neutral">Ended</Badge>}
        aside={
          !endedAt && (
            <ActionButton
              variant="outline"
              method="DELETE"
              path={`partners/${id}`}
              done="Partnership ended"
              confirm={{
                title: `End the partnership with ${name}?`,
                words:
                  'All of its keys are permanently revoked, and its endpoints receive no more messages. Its leads stay on the desk.',
                action: 'End it',
              }}
            >
              End the partnership
            </ActionButton>
          )
        }
      >
        <PaceWords pace={pace} />
      </PageHead>
      <section aria-labelledby="requests">
        <h2 id="requests" className="type-h4 mb-1.5">
          Latest requests
        </h2>
        {leads.length === 0 ? (
          <EmptyState title="No requests yet" />
        ) : (
          <PartnerLeads leads={leads} timeZone={timeZone} />
        )}
      </section>
      <section aria-labelledby="keys">
        <div className="mb-1.5 flex flex-wrap items-center justify-between gap-3">
          <h2 id="keys" className="type-h4">
            Keys
          </h2>
          {!endedAt && (
            <Link
              href={`/admin/api-keys/new?partner=${id}`}
              className={buttonVariants({ variant: 'outline' })}
            >
              <KeyRound aria-hidden="true" />
              Create an API key
            </Link>
          )}
        </div>
        {keys.good.length + keys.past.length === 0 ? (
          <EmptyState
            title="No API keys yet"
            words="The partner’s program cannot send requests without a key."
          />
        ) : (
          <ul className={LIST_LINES}>
            {[...keys.good, ...keys.past].map((key) => (
              <KeyLine key={key.id} apiKey={key} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="endpoints">
        <div className="mb-1.5 flex flex-wrap items-center justify-between gap-3">
          <h2 id="endpoints" className="type-h4">
            Webhook endpoints
          </h2>
          {newest && (
            <Link
              href={`/admin/webhooks/new?key=${newest.id}`}
              className={buttonVariants({ variant: 'outline' })}
            >
              <Webhook aria-hidden="true" />
              Add an endpoint
            </Link>
          )}
        </div>
        {endpoints.length === 0 ? (
          <EmptyState
            title="No endpoint"
            words="The partner’s program can add one with its key. Without one, it can read new events from the API."
          />
        ) : (
          <ul className={LIST_LINES}>
            {endpoints.map((endpoint) => (
              <ListLine
                key={endpoint.id}
                title={
                  <Link href={`/admin/webhooks/${endpoint.id}`} className={`${LIST_LINK} text-link`}>
                    {endpoint.name}
                  </Link>
                }
                words={`${endpoint.url}, by the key ${endpoint.keyName}`}
              >
                <EndpointState {...endpoint} />
              </ListLine>
            ))}
          </ul>
        )}
      </section>
      {!endedAt && (
        <section aria-labelledby="record">
          <h2 id="record" className="type-h4 mb-1.5">
            Contact, pages and limits
          </h2>
          <PartnerForm id={id} stored={partner} />
        </section>
      )}
    </div>
  )
}
