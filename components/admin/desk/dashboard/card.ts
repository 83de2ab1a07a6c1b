import type { ReactNode } from 'react'
import type { Role } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'

/** `timeZone`: the company's. */
export type CardProps = { actor: Actor; timeZone: string; now: Date }

/** A dashboard card. It loads its own data with access checks, and renders nothing when empty. */
export type DashboardCard = {
  name: string
  for: readonly Role[]
  /** False: half width where there is room for two. */
  isWide: boolean
  Card: (props: CardProps) => ReactNode | Promise<ReactNode>
}
