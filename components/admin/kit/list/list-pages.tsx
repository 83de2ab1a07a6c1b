import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ListTotal, totalText } from '@/components/admin/kit/list/list-total'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

type Props = { list: ListTotal & { page: number; pageSize: number }; to: (page: number | 'last') => string }

const BUTTON_CLASSES = buttonVariants({ variant: 'outline', size: 'sm' })

/** Links to the previous, next and last page; renders nothing when there is one page. */
export function ListPages({ list, to }: Props) {
  const { page, pageSize, total, totalIsExact } = list
  const pages = Math.ceil(total / pageSize)
  const hasMore = page < pages || !totalIsExact
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label="Pages of the list" className="flex flex-wrap items-center gap-3">
      {page > 1 && (
        <Link href={to(page - 1)} className={BUTTON_CLASSES}>
          <ChevronLeft aria-hidden="true" />
          Previous
        </Link>
      )}
      <span className="text-dense text-ink-soft tabular">
        Page {page.toLocaleString('en-US')} of {totalText({ total: pages, totalIsExact })}
      </span>
      {hasMore && (
        <Link href={to(page + 1)} className={BUTTON_CLASSES}>
          Next
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
      {hasMore && page + 1 !== pages && (
        <Link href={to('last')} className={BUTTON_CLASSES}>
          Last
        </Link>
      )}
    </nav>
  )
}
