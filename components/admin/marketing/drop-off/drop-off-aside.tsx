import { Filter } from 'lucide-react'
import { Card } from '@/components/admin/kit/card'
import { DROP_OFF_PATH, formAnchor } from '@/components/admin/marketing/drop-off/drop-off-address'
import { Link } from '@/components/ui/link'
import type { Actor } from '@/lib/accounts/actor'
import { readsPageStatistics } from '@/lib/marketing/page-statistics/read-access'

/** Links a quiz's form to its drop-off report. */
export function DropOffAside({ actor, id }: { actor: Actor; id: string }) {
  if (!readsPageStatistics(actor)) return null
  return (
    <Card id="drop-off" title="Visitors at each step">
      <Link
        href={`${DROP_OFF_PATH}#${formAnchor(id)}`}
        className="text-link inline-flex min-h-11 items-center gap-2"
      >
        <Filter aria-hidden="true" className="size-5" />
        Drop-off by question
      </Link>
    </Card>
  )
}
