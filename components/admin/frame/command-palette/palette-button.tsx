'use client'

import { Search } from 'lucide-react'
import { useOpenPalette } from '@/components/admin/frame/command-palette/palette-host'

/** Opens the command palette. `onOpen` closes the menu that contains the button. */
export function PaletteButton({ onOpen }: { onOpen?: () => void }) {
  const open = useOpenPalette()
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => {
        onOpen?.()
        open()
      }}
      className="mx-3 mb-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-deep-soft/45 px-3 text-dense text-deep-text hover:bg-evergreen"
    >
      <Search aria-hidden="true" />
      <span className="flex-1 text-left">Search</span>
      <kbd className="rounded-badge border border-deep-soft/45 px-1.5 font-sans text-[0.8125rem] max-lg:hidden">
        Ctrl K
      </kbd>
    </button>
  )
}
