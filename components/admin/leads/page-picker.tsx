import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

type Props = { page: number; pages: number; params: URLSearchParams }

/** Previous and next page of the list; nothing when there is only one. */
export function PagePicker({ page, pages, params }: Props) {
  if (pages <= 1) return null
  const to = (target: number) =>
    `/admin/tour-requests?${new URLSearchParams([...withoutPage(params), ['page', String(target)]])}`
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3 p-4">
      {page > 1 ? (
        <Link href={to(page - 1)} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          Previous
        </Link>
      ) : (
        <span />
      )}
      <p className="text-dense tabular">
        {page} of {pages}
      </p>
      {page < pages ? (
        <Link href={to(page + 1)} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          Next
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}

function withoutPage(params: URLSearchParams): [string, string][] {
  return [...params].filter(([name]) => name !== 'page')
}
