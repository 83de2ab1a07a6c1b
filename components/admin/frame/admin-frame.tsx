import type { ReactNode } from 'react'
import { AdminMenu } from '@/components/admin/frame/admin-menu'
import { PaletteButton } from '@/components/admin/frame/command-palette/palette-button'
import { PaletteHost } from '@/components/admin/frame/command-palette/palette-host'
import { LeadWatch } from '@/components/admin/frame/lead-watch'
import { drawEntry, drawGroups } from '@/components/admin/frame/menu-icon'
import { PhoneBar } from '@/components/admin/frame/phone-bar'
import { SignedInPerson } from '@/components/admin/frame/signed-in-person'
import { BrandLink } from '@/components/site/frame/brand'
import { SkipLink } from '@/components/site/frame/skip-link'
import type { SessionUser } from '@/lib/accounts/access/access'
import { paletteEntries } from '@/lib/desk/command-palette/entries'
import type { MenuCounts } from '@/lib/desk/menu/counts'
import { menuFor } from '@/lib/desk/menu/menu'
import type { LeadClock } from '@/lib/desk/tour-requests/lead-clock'
import type { BrandMark } from '@/lib/site/brand/brand-mark'

type Props = {
  user: Pick<SessionUser, 'username' | 'role' | 'mayPublish' | 'communityIds'>
  brand: BrandMark
  /** True when single-key shortcuts are on. */
  shortcuts: boolean
  /** Families waiting for a call; null for users who do not work on leads. */
  clock: LeadClock | null
  counts: MenuCounts
  hasMailServer: boolean
  children: ReactNode
}

/** Page layout with a 188 px menu on the left and content on the right. */
export function AdminFrame({ user, brand, shortcuts, clock, counts, hasMailServer, children }: Props) {
  const groups = drawGroups(menuFor(user), counts)
  const { pages, createLinks } = paletteEntries(user)
  const person = <SignedInPerson username={user.username} role={user.role} />
  return (
    <PaletteHost pages={pages.map(drawEntry)} createLinks={createLinks} shortcuts={shortcuts}>
      <div className="desk flex min-h-dvh flex-col lg:grid lg:grid-cols-[11.75rem_minmax(0,1fr)]">
        <SkipLink />
        <PhoneBar brand={brand} groups={groups} clock={clock} person={person} />
        <header className="on-deep no-print sticky top-0 hidden h-dvh flex-col lg:flex">
          <div className="px-3.5 pt-2.5 pb-2">
            <BrandLink
              brand={brand}
              inverted
              small
              className="gap-2.5! [&_.font-display]:text-[1.25rem]! [&_img]:h-9!"
            />
          </div>
          <PaletteButton />
          <div className="flex-1 overflow-y-auto overscroll-contain">
            <AdminMenu groups={groups} clock={clock} />
          </div>
          {person}
        </header>
        <main id="main" tabIndex={-1} className="min-w-0 flex-1">
          {clock && <LeadWatch initial={clock} hasMailServer={hasMailServer} />}
          {children}
        </main>
      </div>
    </PaletteHost>
  )
}
