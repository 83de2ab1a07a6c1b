'use client'

import dynamic from 'next/dynamic'
import { usePathname, useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { isTyping, shortcutOf } from '@/components/admin/frame/command-palette/shortcuts'
import type { DrawnEntry } from '@/components/admin/frame/menu-icon'
import type { PaletteLink } from '@/lib/desk/command-palette/entries'

// Loaded on first use.
const CommandPalette = dynamic(() =>
  import('@/components/admin/frame/command-palette/command-palette').then((module) => module.CommandPalette),
)
const ShortcutList = dynamic(() =>
  import('@/components/admin/frame/command-palette/shortcut-list').then((module) => module.ShortcutList),
)

type Props = { pages: DrawnEntry[]; createLinks: PaletteLink[]; shortcuts: boolean; children: ReactNode }

const OpenPalette = createContext<() => void>(() => undefined)

/** Returns a function that opens the palette. */
export const useOpenPalette = () => useContext(OpenPalette)

const TARGETS = { search: 'main input[type=search]', new: '[data-new-record]', next: '[data-next-lead]' }

/** Hosts the palette and keyboard shortcuts: Ctrl or ⌘ with K anywhere, the others outside text fields. */
export function PaletteHost({ pages, createLinks, shortcuts, children }: Props) {
  const router = useRouter()
  const pathname = usePathname()
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null)
  /** Text typed while the palette is loading; null otherwise. */
  const earlyInput = useRef<string | null>(null)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (earlyInput.current !== null && isLetter(event)) {
        event.preventDefault()
        earlyInput.current += event.key
        return
      }
      const wanted = shortcutOf(event, shortcuts)
      if (!wanted || event.defaultPrevented) return
      if (wanted === 'palette') {
        event.preventDefault()
        earlyInput.current = document.querySelector('[cmdk-root]') ? null : ''
        return setOpen((before) => (before === 'palette' ? null : 'palette'))
      }
      if (isTyping(event.target)) return
      if (wanted === 'lead') return pressInLead(event)
      // Keys without Ctrl must do nothing behind an open dialog.
      if (document.querySelector('[role=dialog], [role=menu]')) return
      if (wanted === 'keys') {
        event.preventDefault()
        return setOpen('keys')
      }
      const [target] = [...(wanted === 'new' ? visible(TARGETS.next) : []), ...visible(TARGETS[wanted])]
      if (!target) return
      event.preventDefault()
      if (wanted === 'search') target.focus()
      else router.push(target.getAttribute('href') ?? pathname)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shortcuts, router, pathname])

  const change = (isOpen: boolean) => {
    if (isOpen) return
    earlyInput.current = null
    setOpen(null)
  }
  return (
    <OpenPalette.Provider value={() => setOpen('palette')}>
      {children}
      {open === 'palette' && (
        <CommandPalette
          pages={pages}
          createLinks={createLinks}
          earlyInput={earlyInput}
          onOpenChange={change}
          onShowKeys={() => setOpen('keys')}
        />
      )}
      {open === 'keys' && <ShortcutList onOpenChange={change} />}
    </OpenPalette.Provider>
  )
}

/** Follows a link, presses a button, checks an outcome, or goes to a field; in the dialog if one is open. */
function pressInLead(event: KeyboardEvent): void {
  if (document.querySelector('[role=menu]')) return
  const within = document.querySelector('[role=dialog]') ?? document
  // Where the form to log is on the page, L goes to its first outcome.
  const keys = event.key === 'l' ? ['l', '1'] : [event.key]
  const [target] = keys.flatMap((key) => visible(`[data-key="${key}"]`, within))
  if (!target) return
  event.preventDefault()
  target.focus()
  if (!(target instanceof HTMLSelectElement) && !(event.key === 'l' && target.matches('input')))
    target.click()
}

function visible(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
}

/** True when the key alone types a character. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}
