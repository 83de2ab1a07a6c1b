import { Send } from 'lucide-react'
import type { Metadata } from 'next'
import { ChangeEndpointForm } from '@/components/admin/company/webhooks/endpoint-forms'
import { EndpointState } from '@/components/admin/company/webhooks/endpoint-state'
import { MessageList } from '@/components/admin/company/webhooks/message-list'
import { SecretPanel } from '@/components/admin/company/webhooks/secret-panel'
import { ActionButton } from '@/components/admin/kit/action-button'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { communityChoices } from '@/lib/accounts/users/community-choices'
import { OLD_SECRET_HOURS } from '@/lib/desk/webhooks/endpoints'
import { readEndpoint } from '@/lib/desk/webhooks/list-endpoints'
import { listMessages } from '@/lib/desk/webhooks/list-messages'
import { pageIn } from '@/lib/platform/http/list-address'
import { orNotFound } from '@/lib/platform/http/or-not-found'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<Record<string, string>> }

export const metadata: Metadata = { title: 'Webhook endpoint' }

/** One endpoint with its settings and delivery log. */
export default async function EndpointPage({ params, searchParams }: Props) {
  const actor = await requirePageUser()
  if (!can(actor, 'read', 'accounts')) return <NoAccess what="webhooks" />
  const [{ id }, query] = await Promise.all([params, searchParams])
  const endpoint = await orNotFound(readEndpoint(actor, id))
  const [{ messages, ...list }, communities, { timeZone }] = await Promise.all([
    listMessages(actor, id, pageIn(query)),
    communityChoices(),
    getSiteSettings(),
  ])
  const { name, url, events, communityIds, apiKeyId, keyName, offAt, offReason, previousUntil } = endpoint
  const isReplacing = previousUntil && previousUntil > new Date()
  return (
    <div className="max-w-256 px-4 py-3 lg:px-3.5">
      <PageHead
        title={name}
        back={{ href: '/admin/webhooks', label: 'Webhooks' }}
        beside={<EndpointState {...endpoint} />}
        aside={
          <div className="flex flex-wrap gap-3">
            {!offAt && (
              <ActionButton path={`webhooks/${id}/test`} done="Sending a test">
                Send a test
              </ActionButton>
            )}
            <ActionButton
              variant="outline"
              method="DELETE"
              path={`webhooks/${id}`}
              done="Endpoint removed"
              leadsTo="/admin/webhooks"
              confirm={{
                title: `Remove ${name}?`,
                words: 'It receives no more messages, and its message log is deleted.',
                action: 'Remove',
              }}
            >
              Remove
            </ActionButton>
          </div>
        }
      >
        <span className="wrap-anywhere">{url}</span>
        {keyName && <span className="block">Receives only the leads of the key {keyName}.</span>}
        {offReason && <b className="block font-[620] text-bad">{offReason}.</b>}
      </PageHead>
      <section aria-labelledby="messages" className="mt-8">
        <h2 id="messages" className="type-h4">
          Messages
        </h2>
        {messages.length === 0 ? (
          <EmptyState icon={Send} title="No messages yet. Send a test to check the connection." />
        ) : (
          <>
            <p className="mt-1 text-dense text-ink-soft tabular">{countOf(list, 'message', 'messages')}</p>
            <MessageList endpointId={id} messages={messages} isOn={!offAt} timeZone={timeZone} />
            <div className="mt-5">
              <ListPages list={list} to={(number) => `/admin/webhooks/${id}?page=${number}`} />
            </div>
          </>
        )}
      </section>
      <section aria-labelledby="settings" className="mt-9">
        <h2 id="settings" className="type-h4 mb-3">
          Settings
        </h2>
        <ChangeEndpointForm
          id={id}
          isOfKey={apiKeyId !== null}
          communities={communities}
          stored={{ name, url, events, communityIds, isOn: !offAt }}
        />
      </section>
      <div className="mt-9">
        <SecretPanel
          id={id}
          name={name}
          hours={OLD_SECRET_HOURS}
          signsTwiceUntil={isReplacing ? formatMoment(previousUntil, timeZone) : null}
        />
      </div>
    </div>
  )
}
