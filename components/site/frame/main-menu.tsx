'use client'

import { clsx } from 'clsx'
import { usePathname } from 'next/navigation'
import { type PointerEvent as ReactPointerEvent, useEffect, useId, useRef, useState } from 'react'
import { ariaCurrent, isWithin } from '@/components/site/frame/navigation'
import { SpriteIcon } from '@/components/site/sprite-icon'
import type { MenuItem, NavigationGroup } from '@/lib/site/content/resolve-navigation'

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

const HOVER_OPENS_AFTER = 100
const LEAVING_CLOSES_AFTER = 300

type Props = {
  group: NavigationGroup
  path: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Disclosure button with a list of links. The list is always in the HTML, so it works without JavaScript. */
function MenuGroup({ group, path, isOpen, onOpenChange }: Props) {
  const panel = useId()
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByPointer = useRef(false)
  const isCurrent = group.links.some((link) => isWithin(path, link.href))

  useEffect(() => () => clearTimeout(timer.current), [])

  function hover(event: ReactPointerEvent, open: boolean) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => {
        openedByPointer.current = open
        onOpenChange(open)
      },
      open ? HOVER_OPENS_AFTER : LEAVING_CLOSES_AFTER,
    )
  }

  function press() {
    clearTimeout(timer.current)
    // Hover has just opened it: this click means "open", not "close again".
    if (isOpen && openedByPointer.current) openedByPointer.current = false
    else onOpenChange(!isOpen)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover is optional; Escape works in both parts
    <div
      data-menu-group=""
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        onOpenChange(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        data-current={isCurrent || undefined}
        onClick={press}
        className="menu-item"
      >
        {group.label}
        <SpriteIcon
          name="chevron-down"
          className={clsx('size-4.5 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <ul id={panel} data-menu-panel="" className={clsx('menu-panel', isOpen ? 'grid' : 'hidden')}>
        {group.links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={ariaCurrent(path, link.href)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
