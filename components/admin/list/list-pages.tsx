'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListAddress } from '@/components/admin/list/use-list-address'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

type Props = { page: number; pages: number; address: ListAddress }

/** Previous and next page of a list; nothing when there is one page. */
export function ListPages({ page, pages, address }: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages of the list" className="mt-5 flex flex-wrap items-center gap-3">
      <PageLink address={address} page={page - 1} isThere={page > 1}>
        <ChevronLeft aria-hidden="true" />
        Previous
      </PageLink>
      <span className="tabular text-ink-soft">
        Page {page} of {pages}
      </span>
      <PageLink address={address} page={page + 1} isThere={page < pages}>
        Next
        <ChevronRight aria-hidden="true" />
      </PageLink>
    </nav>
  )
}

type LinkProps = { address: ListAddress; page: number; isThere: boolean; children: ReactNode }

function PageLink({ address, page, isThere, children }: LinkProps) {
  const classes = buttonVariants({ variant: 'outline', size: 'sm' })
  if (!isThere) return null
  return (
    <Link href={address.address({ page })} className={classes}>
      {children}
    </Link>
  )
}
