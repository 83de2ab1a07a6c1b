import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'
import type { Role } from '@/lib/accounts/access/access'
import { can } from '@/lib/accounts/access/access'
import { capitalized } from '@/lib/records/declare/capitalized'
import { entities } from '@/lib/records/entities/registry'

/** Links to the lists this person may edit. */
export function ContentShortcuts({ role }: { role: Role }) {
  const mine = entities.filter(({ menu, area }) => menu?.often && can({ role }, 'update', area))
  if (mine.length === 0) return null
  return (
    <Card title="On the site">
      <ul className="flex flex-wrap gap-x-7">
        {mine.map(({ path, labels, kind }) => (
          <li key={path}>
            <Link href={`/admin/${path}`} className="inline-flex min-h-11 items-center text-link">
              {capitalized(kind === 'single' ? labels.one : labels.many)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
