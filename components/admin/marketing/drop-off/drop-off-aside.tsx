import { Filter } from 'lucide-react'
import { DROP_OFF_PATH, formAnchor } from '@/components/admin/marketing/drop-off/drop-off-address'
import { Link } from '@/components/ui/link'
import type { Actor } from '@/lib/accounts/actor'
import { readsPageStatistics } from '@/lib/marketing/page-statistics/read-access'

/** Links a quiz's form to its drop-off report. */
export function DropOffAside({ actor, id }: { actor: Actor; id: string }) {
  if (!readsPageStatistics(actor)) return null
  return (
    <section
      aria-labelledby="drop-off"
      className="rounded-control border border-line bg-card p-5 shadow-rest"
    >
      <h2 id="drop-off">How far visitors come</h2>
      <Link
        href={`${DROP_OFF_PATH}#${formAnchor(id)}`}
        className="text-link mt-3 inline-flex min-h-11 items-center gap-2"
      >
        <Filter aria-hidden="true" className="size-5" />
        Drop-off by question
      </Link>
    </section>
  )
}
