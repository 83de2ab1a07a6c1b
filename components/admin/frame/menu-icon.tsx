import { icons } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MenuCounts } from '@/lib/desk/menu/counts'
import type { MenuEntry, MenuGroup } from '@/lib/desk/menu/menu'

/** `count`: how many things are waiting on this page. */
export type DrawnEntry = Pick<MenuEntry, 'href' | 'label' | 'synonyms'> & { icon: ReactNode; count?: number }
export type DrawnGroup = Omit<MenuGroup, 'entries'> & { icon: ReactNode; entries: DrawnEntry[] }

/** Draws an entry's icon. Server only: it bundles every icon. */
export function drawEntry({ href, label, icon, synonyms }: MenuEntry): DrawnEntry {
  const Icon = icons[icon]
  return { href, label, icon: <Icon aria-hidden="true" />, ...(synonyms && { synonyms }) }
}

/** Draws the groups, each with the icon of the page it leads to. */
export function drawGroups(groups: MenuGroup[], counts: MenuCounts): DrawnGroup[] {
  return groups.map((group) => {
    const entries = group.entries.map((entry) => {
      const { synonyms: _, ...drawn } = drawEntry(entry)
      const count = counts[entry.href]
      return { ...drawn, ...(count && { count }) }
    })
    return { ...group, entries, icon: entries[0]?.icon }
  })
}
