import { icons } from 'lucide-react'
import type { Metadata } from 'next'
import { BackToList } from '@/components/admin/desk/tour-requests/back-to-list'
import { EntryForm } from '@/components/admin/desk/tour-requests/entry-form'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { communityNames } from '@/lib/desk/access/community-names'
import { leadScopeOf } from '@/lib/leads/access/lead-scope'
import { SOURCES } from '@/lib/leads/sources/registry'

export const metadata: Metadata = { title: 'Log a call or visit' }

// Drawn on the server, because an icon by name takes the whole set.
const WAYS = SOURCES.flatMap(({ key, entry }) => {
  if (!entry) return []
  const Icon = icons[entry.icon]
  return [{ value: key, label: entry.label, icon: <Icon aria-hidden="true" /> }]
})

export default async function EnterLeadPage() {
  const actor = await pageActor()
  if (!can(actor, 'create', 'leads')) return <NoAccess what="logging calls and visits" />
  const [communities, scope] = await Promise.all([communityNames(actor), leadScopeOf(actor)])
  return (
    <div className="max-w-160 px-4 pt-2 pb-28 lg:px-4.5 lg:pt-3 lg:pb-10">
      <div className="flex min-h-11 items-center lg:hidden">
        <BackToList />
      </div>
      <PageHead title="Log a call or visit">
        A family that called or visited appears on the desk like any other. If it has sent a request before,
        the two are grouped by number or address.
      </PageHead>
      <EntryForm me={actor.username} ways={WAYS} communities={communities} mayLeaveOpen={scope.unassigned} />
    </div>
  )
}
