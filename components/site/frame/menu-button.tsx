'use client'

import { type ComponentType, useState } from 'react'
import type { SiteDrawerProps } from '@/components/site/frame/site-drawer'
import { SpriteIcon } from '@/components/site/sprite-icon'
import type { Phone } from '@/lib/browser/community'
import type { MenuItem } from '@/lib/site/content/resolve-navigation'

const load = () => Promise.all([import('@/components/site/frame/site-drawer'), menuEntries()])

/** A click that fails reports the error itself. */
const prepare = () => void load().catch(() => {})

type Props = {
  word: string
  phone: Phone
  /** On a picture instead of the site header. */
  onPicture?: boolean
}

/** Opens the side menu, loaded on pointer down. If that fails, scrolls to the footer's same links. */
export function MenuButton({ word, phone, onPicture = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [Drawer, setDrawer] = useState<ComponentType<SiteDrawerProps> | null>(null)
  const [items, setItems] = useState<readonly MenuItem[]>([])

  async function open() {
    try {
      const [{ SiteDrawer }, entries] = await load()
      setDrawer(() => SiteDrawer)
      setItems(entries)
      setOpen(true)
    } catch {
      document.querySelector('footer')?.scrollIntoView()
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-menu-button=""
        onPointerDown={prepare}
        onFocus={prepare}
        onClick={() => void open()}
        className={`no-print grid size-12 cursor-pointer place-items-center rounded-control border-[1.5px] border-ink text-ink hover:bg-paper @min-[72rem]:hidden ${onPicture ? 'bg-card' : ''}`}
      >
        <SpriteIcon name="menu" className="size-6" />
        <span className="sr-only">Menu</span>
      </button>
      {Drawer && <Drawer isOpen={isOpen} onOpenChange={setOpen} word={word} phone={phone} items={items} />}
    </>
  )
}

let asked: Promise<MenuItem[]> | null = null

/** Menu entries, fetched once per document. @throws without a server; the next call retries */
function menuEntries(): Promise<MenuItem[]> {
  asked ??= fetchEntries().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}

async function fetchEntries(): Promise<MenuItem[]> {
  const answer = await fetch('/api/site-navigation')
  if (!answer.ok) throw new Error(`The menu was answered with ${answer.status}`)
  const { menu } = (await answer.json()) as { menu: MenuItem[] }
  return menu
}
