import { ArrowLeft, Send } from 'lucide-react'
import type { Metadata } from 'next'
import { ChangeEndpointForm } from '@/components/admin/company/webhooks/change-endpoint-form'
import { EndpointActions } from '@/components/admin/company/webhooks/endpoint-actions'
import { EndpointState } from '@/components/admin/company/webhooks/endpoint-state'
import { MessageList } from '@/components/admin/company/webhooks/message-list'
import { SecretPanel } from '@/components/admin/company/webhooks/secret-panel'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { ListPages } from '@/components/admin/kit/list/list-pages'
import { countOf } from '@/components/admin/kit/list/list-total'
import { NoAccess } from '@/components/admin/kit/no-access'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { communityChoices } from '@/lib/accounts/users/community-choices'
import { readEndpoint } from '@/lib/desk/webhooks/list-endpoints'
import { listMessages } from '@/lib/desk/webhooks/list-messages'
import { OLD_SECRET_HOURS } from '@/lib/desk/webhooks/replace-secret'
import { orNotFound } from '@/lib/platform/http/or-not-found'
import { pageIn } from '@/lib/records/declare/page-address'
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
    listMessages(actor, id, pageIn(new URLSearchParams(query))),
    communityChoices(),
    getSiteSettings(),
  ])
  const { name, url, events, communityIds, offAt, offReason, previousUntil } = endpoint
  const isReplacing = previousUntil && previousUntil > new Date()
  return (
    <div className="max-w-256 px-4 py-6 sm:px-7">
      <Link href="/admin/webhooks" className="inline-flex min-h-11 items-center gap-2 text-link">
        <ArrowLeft aria-hidden="true" /> Webhooks
      </Link>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="wrap-anywhere">{name}</h1>
            <EndpointState {...endpoint} />
          </div>
          <p className="mt-1 text-ink-soft wrap-anywhere">{url}</p>
          {offReason && <p className="mt-1 font-[620] text-bad">{offReason}.</p>}
        </div>
        <EndpointActions id={id} name={name} isOn={!offAt} />
      </div>
      <section aria-labelledby="messages" className="mt-8">
        <h2 id="messages" className="type-h4">
          What it was told
        </h2>
        {messages.length === 0 ? (
          <p className="mt-3 rounded-control border border-line bg-card p-6 text-ink-soft">
            <Send aria-hidden="true" className="mb-3 size-7 text-copper" />
            Nothing yet. A test shows whether the other side understands.
          </p>
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
          What it is told
        </h2>
        <ChangeEndpointForm
          id={id}
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
