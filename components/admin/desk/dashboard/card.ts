import type { ReactNode } from 'react'
import type { Role } from '@/lib/accounts/access/session-user'
import type { Actor } from '@/lib/accounts/actor'

/** Who looks, in which zone the company's days begin, and when. */
export type CardProps = { actor: Actor; timeZone: string; now: Date }

/** A card of the dashboard. It reads for itself, by operations that ask who it is for, and is nothing where there is nothing to tell. */
export type DashboardCard = {
  name: string
  /** The roles whose work it is. */
  for: readonly Role[]
  /** A card of half the width stands beside another where there is room. */
  isWide: boolean
  Card: (props: CardProps) => Promise<ReactNode>
}
