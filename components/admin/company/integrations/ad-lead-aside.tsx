import { OnTheDesk } from '@/components/admin/desk/tour-requests/on-the-desk'
import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'
import type { Actor } from '@/lib/accounts/actor'
import type { Entity } from '@/lib/records/declare/define-entity'
import { getRecord } from '@/lib/records/store/operations'

/** For a lead from an ad: a link to its request, or a button to fetch it from the platform. */
export async function AdLeadAside({ actor, entity, id }: { actor: Actor; entity: Entity; id: string }) {
  const lead = await getRecord(actor, entity, id).catch(() => null)
  if (lead?.tourRequestId) return <OnTheDesk leadId={lead.tourRequestId} />
  if (lead?.state !== 'waiting') return null
  return (
    <Card title="Not on the desk yet">
      <Link href="/admin/integrations#meta" className="inline-flex min-h-11 items-center text-link">
        Fetch it from Meta
      </Link>
    </Card>
  )
}
