'use client'

import { type ComponentType, useState } from 'react'
import type { SiteDrawerProps } from '@/components/site/frame/site-drawer'
import { SpriteIcon } from '@/components/site/sprite-icon'
import type { Phone } from '@/lib/client/community'
import type { MenuItem } from '@/lib/content/resolve-navigation'

const loadDrawer = () => import('@/components/site/frame/site-drawer')

type Props = {
  word: string
  phone: Phone
  items: readonly MenuItem[]
  /** On a picture rather than on the paper of the site header. */
  onPicture?: boolean
}

/** Opens the side menu on small screens; the drawer's code is fetched when the finger comes down. */
export function MenuButton({ word, phone, items, onPicture = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [Drawer, setDrawer] = useState<ComponentType<SiteDrawerProps> | null>(null)

  async function open() {
    const { SiteDrawer } = await loadDrawer()
    setDrawer(() => SiteDrawer)
    setOpen(true)
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-menu-button=""
        onPointerDown={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => void open()}
        className={`no-print grid size-12 cursor-pointer place-items-center rounded-control border-[1.5px] border-ink text-ink hover:bg-paper @min-[72rem]:hidden ${onPicture ? 'bg-card' : ''}`}
      >
        <SpriteIcon name="menu" className="size-6" />
        <span className="sr-only">Menu</span>
      </button>
      {Drawer && <Drawer isOpen={isOpen} onOpenChange={setOpen} {...{ word, phone, items }} />}
    </>
  )
}
