import { Plus } from 'lucide-react'
import { Card } from '@/components/admin/kit/card'
import { countOf } from '@/components/admin/kit/list/list-total'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import type { Belonging } from '@/lib/records/lists/belonging'

/** Links to the lists of records that belong to this one, and to new ones. */
export function BelongingPanel({ what, kinds }: { what: string; kinds: Belonging[] }) {
  if (kinds.length === 0) return null
  return (
    <Card title={`Belongs to this ${what}`}>
      <ul>
        {kinds.map(({ one, many, list, add, ...total }) => (
          <li
            key={list}
            className="flex items-center justify-between gap-3 border-b border-line py-1 last:border-0"
          >
            <Link href={list} className="flex min-h-11 min-w-0 items-center text-link">
              {countOf(total, one, many)}
            </Link>
            {add && (
              <Link
                href={add}
                aria-label={`New ${one} of this ${what}`}
                className={buttonVariants({ variant: 'ghost', size: 'sm' })}
              >
                <Plus aria-hidden="true" />
                New
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
