import { ArrowLeft, ArrowRight } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'

type Props = { page: number; pages: number; hrefOf: (page: number) => string; newer: string; older: string }

/** Pagination of a long list; null for a single page. */
export function PageLinks({ page, pages, hrefOf, newer, older }: Props) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={buttonVariants({ variant: 'outline' })}>
          <ArrowLeft aria-hidden="true" />
          {newer}
        </a>
      )}
      <p className="text-control tabular">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" className={buttonVariants({ variant: 'outline' })}>
          {older}
          <ArrowRight aria-hidden="true" />
        </a>
      )}
    </nav>
  )
}
