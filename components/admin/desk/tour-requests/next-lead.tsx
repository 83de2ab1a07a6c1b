'use client'

import { ArrowRight } from 'lucide-react'
import { type NextAfter, useNextLead } from '@/components/admin/desk/tour-requests/use-next-lead'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'

/** Link to the next family to call; shortcuts n and j. */
export function NextLead({ isButton = false, ...after }: NextAfter & { isButton?: boolean }) {
  const next = useNextLead(after)
  if (!next) return null
  return (
    <Link
      data-next-lead=""
      aria-keyshortcuts="n"
      href={`/admin/tour-requests/${next.id}`}
      className={
        isButton
          ? `${buttonVariants({ variant: 'outline' })} max-w-64 min-w-0 no-underline`
          : 'inline-flex min-h-11 min-w-0 items-center gap-2 text-link'
      }
    >
      <span className="min-w-0 truncate">Next: {next.name}</span>
      <ArrowRight aria-hidden="true" className="flex-none" />
    </Link>
  )
}
