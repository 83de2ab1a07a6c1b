import { CalendarClock, Clock } from 'lucide-react'
import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { inScope } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'

const SCREENS = [
  { path: 'tour-times', label: 'Tour times', icon: CalendarClock },
  { path: 'hours', label: 'Staffed hours', icon: Clock },
] as const

/** Links a community's form to its staffed hours and tour times. */
export function TimesAside({ actor, id }: { actor: Actor; id: string }) {
  if (!can(actor, 'read', 'company') || !inScope(actor, id)) return null
  return (
    <Card id="times" title="Hours and tour times">
      <ul className="grid gap-1">
        {SCREENS.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <Link
              href={`/admin/${path}?community=${id}`}
              className="text-link inline-flex min-h-11 items-center gap-2"
            >
              <Icon aria-hidden="true" className="size-5" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
