import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

type Props = { href: string; className?: string; children: ReactNode; rel?: string }

/** A link to an address an editor typed: only http(s), tel, mailto and site paths become links; others stay words. */
export function SafeLink({ href, className, children, rel }: Props) {
  if (/^\/(?!\/)/.test(href) || href.startsWith('#')) {
    return (
      <Link href={href} className={className}>
        {children}
      </Link>
    )
  }
  if (!/^(https?:\/\/|tel:|mailto:)/i.test(href)) return <span className={className}>{children}</span>
  return (
    <a href={href} className={className} rel={rel ?? 'noopener'}>
      {children}
    </a>
  )
}
