import type { Metadata } from 'next'
import { MakeKeyForm } from '@/components/admin/company/api-keys/make-key-form'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { partnerChoices } from '@/lib/accounts/partners/partner-choices'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { communityChoices } from '@/lib/accounts/users/community-choices'

export const metadata: Metadata = { title: 'Create an API key' }

type Props = { searchParams: Promise<{ partner?: string }> }

export default async function MakeKeyPage({ searchParams }: Props) {
  const actor = await requirePageUser()
  if (!can(actor, 'create', 'accounts')) return <NoAccess what="making API keys" />
  const [partners, communities, { partner }] = await Promise.all([
    partnerChoices(actor),
    communityChoices(),
    searchParams,
  ])
  return (
    <div className="max-w-192 px-4 py-3 lg:px-3.5">
      <PageHead title="Create an API key" back={{ href: '/admin/api-keys', label: 'API keys' }}>
        The key belongs to the company, not to you, and keeps working after you leave.
      </PageHead>
      <MakeKeyForm
        communities={communities}
        partners={partners}
        partnerId={partners.some(({ value }) => value === partner) ? (partner ?? '') : ''}
      />
    </div>
  )
}
