'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { MenuGroup } from '@/components/site/frame/menu-group'
import { ariaCurrent } from '@/components/site/frame/navigation'
import type { MenuItem } from '@/lib/site/content/resolve-navigation'

/** Main navigation on wide screens (reading 13). Hover also opens a panel; Escape and leaving close it. */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const path = usePathname()
  const [open, setOpen] = useState<string | null>(null)
  const nav = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the panel it was chosen from
  useEffect(() => setOpen(null), [path])

  useEffect(() => {
    if (open === null) return
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpen(null)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [open])

  return (
    <nav
      ref={nav}
      aria-label="Main"
      data-frame="menu"
      className="hidden min-w-0 @min-[72rem]:block"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(null)
      }}
    >
      <ul className="flex flex-wrap items-center justify-end gap-x-1">
        {items.map((item) => (
          <li key={item.label} className="relative">
            {'links' in item ? (
              <MenuGroup
                group={item}
                path={path}
                isOpen={open === item.label}
                onOpenChange={(isOpen) => setOpen(isOpen ? item.label : null)}
              />
            ) : (
              <a href={item.href} aria-current={ariaCurrent(path, item.href)} className="menu-item">
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
