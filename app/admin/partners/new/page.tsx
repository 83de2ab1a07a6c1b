import type { Metadata } from 'next'
import { PartnerForm } from '@/components/admin/company/partners/partner-form'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { partnerSchema } from '@/lib/accounts/partners/partner-schema'
import { requirePageUser } from '@/lib/accounts/sessions/session'

export const metadata: Metadata = { title: 'Add a partner' }

export default async function AddPartnerPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'create', 'accounts')) return <NoAccess what="adding partners" />
  const defaults = { ...partnerSchema.parse({ name: '-' }), name: '' }
  return (
    <div className="max-w-192 px-4 py-3 lg:px-3.5">
      <PageHead title="Add a partner" back={{ href: '/admin/partners', label: 'Partners' }}>
        You can then create API keys on the partner’s page.
      </PageHead>
      <PartnerForm stored={defaults} />
    </div>
  )
}
