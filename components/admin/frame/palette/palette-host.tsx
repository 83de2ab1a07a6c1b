'use client'

import dynamic from 'next/dynamic'
import { usePathname, useRouter } from 'next/navigation'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { isTyping, shortcutOf } from '@/components/admin/frame/palette/shortcuts'
import type { PaletteEntry } from '@/lib/desk/palette/entries'

// Nobody loads them who does not open them.
const CommandPalette = dynamic(() =>
  import('@/components/admin/frame/palette/command-palette').then((module) => module.CommandPalette),
)
const ShortcutList = dynamic(() =>
  import('@/components/admin/frame/palette/shortcut-list').then((module) => module.ShortcutList),
)

type Props = { pages: PaletteEntry[]; makes: PaletteEntry[]; shortcuts: boolean; children: ReactNode }

const OpenPalette = createContext<() => void>(() => undefined)

/** Opens the palette from a button. */
export const useOpenPalette = () => useContext(OpenPalette)

const TARGETS = {
  search: 'main input[type=search]',
  new: '[data-new-record]',
  next: '[data-next-lead]',
}

/** The palette and the keys of the back office: Ctrl or ⌘ with K anywhere, the others while nobody types. */
export function PaletteHost({ pages, makes, shortcuts, children }: Props) {
  const router = useRouter()
  const pathname = usePathname()
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null)
  /** What is typed while the palette is still on its way; null when it is not. */
  const early = useRef<string | null>(null)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (early.current !== null && isLetter(event)) {
        event.preventDefault()
        early.current += event.key
        return
      }
      const wanted = shortcutOf(event, shortcuts)
      if (!wanted || event.defaultPrevented) return
      if (wanted === 'palette') {
        event.preventDefault()
        early.current = document.querySelector('[cmdk-root]') ? null : ''
        return setOpen((before) => (before === 'palette' ? null : 'palette'))
      }
      // Keys without Ctrl are letters to whoever types, and mean nothing behind an open dialog.
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=menu]')) return
      if (wanted === 'keys') {
        event.preventDefault()
        return setOpen('keys')
      }
      const [target] = visible(TARGETS[wanted])
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
    early.current = null
    setOpen(null)
  }
  return (
    <OpenPalette.Provider value={() => setOpen('palette')}>
      {children}
      {open === 'palette' && (
        <CommandPalette pages={pages} makes={makes} early={early} onOpenChange={change} />
      )}
      {open === 'keys' && <ShortcutList onOpenChange={change} />}
    </OpenPalette.Provider>
  )
}

function visible(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
}

/** Whether a key alone writes something. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey
}
