import { icons } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MenuEntry, MenuGroup } from '@/lib/records/store/menu'

export type DrawnEntry = Omit<MenuEntry, 'icon'> & { icon: ReactNode; words?: string }
export type DrawnGroup = Omit<MenuGroup, 'entries'> & { entries: DrawnEntry[] }

/** Draws an entry's icon. Server only: it bundles every icon. */
export function drawEntry({ icon, ...entry }: MenuEntry & { words?: string }): DrawnEntry {
  const Icon = icons[icon]
  return { ...entry, icon: <Icon aria-hidden="true" /> }
}
