import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ListTotal, totalText } from '@/components/admin/kit/list/list-total'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

type Props = {
  list: ListTotal & { page: number; pageSize: number }
  /** The address of a page of the list. */
  to: (page: number | 'last') => string
}

const LOOKS = buttonVariants({ variant: 'outline', size: 'sm' })

/** Previous, next and last page of a list; nothing when there is one page. */
export function ListPages({ list, to }: Props) {
  const { page, pageSize, total, totalIsExact } = list
  const pages = Math.ceil(total / pageSize)
  const goesOn = page < pages || !totalIsExact
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label="Pages of the list" className="flex flex-wrap items-center gap-3">
      {page > 1 && (
        <Link href={to(page - 1)} className={LOOKS}>
          <ChevronLeft aria-hidden="true" />
          Previous
        </Link>
      )}
      <span className="text-dense text-ink-soft tabular">
        Page {page.toLocaleString('en-US')} of {totalText({ total: pages, totalIsExact })}
      </span>
      {goesOn && (
        <Link href={to(page + 1)} className={LOOKS}>
          Next
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
      {goesOn && page + 1 !== pages && (
        <Link href={to('last')} className={LOOKS}>
          Last
        </Link>
      )}
    </nav>
  )
}
