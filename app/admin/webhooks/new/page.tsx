import type { Metadata } from 'next'
import { AddEndpointForm } from '@/components/admin/company/webhooks/endpoint-forms'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { listKeys } from '@/lib/accounts/api-keys/keys'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { communityChoices } from '@/lib/accounts/users/community-choices'
import { EXAMPLE_MESSAGE } from '@/lib/desk/api/webhooks'

export const metadata: Metadata = { title: 'Add an endpoint' }

type Props = { searchParams: Promise<{ key?: string }> }

export default async function AddEndpointPage({ searchParams }: Props) {
  const actor = await requirePageUser()
  if (!can(actor, 'create', 'accounts')) return <NoAccess what="adding webhooks" />
  const [{ good }, communities, { key }] = await Promise.all([
    listKeys(actor),
    communityChoices(),
    searchParams,
  ])
  const keys = good.map(({ id, name }) => ({ value: id, label: `The key ${name}` }))
  return (
    <div className="max-w-192 px-4 py-3 lg:px-3.5">
      <PageHead title="Add an endpoint" back={{ href: '/admin/webhooks', label: 'Webhooks' }}>
        A partner’s endpoint belongs to its API key and receives events about that key’s leads only. The
        company’s own endpoints receive everything, including names, phone numbers and messages.
      </PageHead>
      <AddEndpointForm
        communities={communities}
        keys={keys}
        apiKeyId={keys.some(({ value }) => value === key) ? (key ?? '') : ''}
        sample={JSON.stringify(EXAMPLE_MESSAGE, null, 2)}
      />
    </div>
  )
}
