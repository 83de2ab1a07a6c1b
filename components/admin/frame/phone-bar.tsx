'use client'

import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { AdminMenu } from '@/components/admin/frame/admin-menu'
import { PaletteButton } from '@/components/admin/frame/command-palette/palette-button'
import type { DrawnGroup } from '@/components/admin/frame/menu-icon'
import { BrandLink } from '@/components/site/frame/brand'
import { Button } from '@/components/ui/button'
import { Drawer, DrawerContent, DrawerTitle, DrawerTrigger } from '@/components/ui/drawer'
import type { LeadClock } from '@/lib/desk/tour-requests/lead-clock'
import type { BrandMark } from '@/lib/site/brand/brand-mark'

type Props = { brand: BrandMark; groups: DrawnGroup[]; clock: LeadClock | null; person: ReactNode }

/** Top bar on phones, with the menu in a drawer. */
export function PhoneBar({ brand, groups, clock, person }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <header className="on-deep flex items-center justify-between px-4 py-1 lg:hidden">
      <BrandLink brand={brand} inverted small />
      <Drawer open={isOpen} onOpenChange={setOpen}>
        <DrawerTrigger asChild>
          <Button variant="glassmorphism-dark">
            <Menu aria-hidden="true" />
            Menu
          </Button>
        </DrawerTrigger>
        <DrawerContent className="on-deep bg-deep! text-deep-text!">
          <div className="px-6 pt-6 pb-4">
            <DrawerTitle>Menu</DrawerTitle>
          </div>
          <PaletteButton onOpen={() => setOpen(false)} />
          <div className="flex-1">
            <AdminMenu groups={groups} clock={clock} onNavigate={() => setOpen(false)} />
          </div>
          {person}
        </DrawerContent>
      </Drawer>
    </header>
  )
}
