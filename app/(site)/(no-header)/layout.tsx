import type { ReactNode } from 'react'

/** No site header (specification section 2); the layout below adds the one on the picture, and the footer. */
export default function NoHeaderLayout({ children }: { children: ReactNode }) {
  return <div className="relative">{children}</div>
}
