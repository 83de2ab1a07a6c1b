import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'

type Props = { href: string; className: string; children: ReactNode }

/** Leads to the families behind a figure; plain text for people who read figures only. */
export async function LeadsLink({ href, className, children }: Props) {
  if (!can(await requirePageUser(), 'read', 'leads')) return <span className={className}>{children}</span>
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  )
}
