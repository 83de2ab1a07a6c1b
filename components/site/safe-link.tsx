import type { ReactNode } from 'react'
import { safeHref } from '@/lib/platform/safe-href'

type Props = { href: string; className?: string; children: ReactNode; rel?: string; current?: boolean }

/** A link to an editor-typed URL: only http(s), tel, mailto and site paths become links; others stay text. */
export function SafeLink({ href, className, children, rel, current = false }: Props) {
  const safe = safeHref(href)
  if (safe === null) return <span className={className}>{children}</span>
  if (/^[/#]/.test(safe)) {
    return (
      <a href={safe} className={className} aria-current={current || undefined}>
        {children}
      </a>
    )
  }
  return (
    <a href={safe} className={className} rel={rel ?? 'noopener'}>
      {children}
    </a>
  )
}
