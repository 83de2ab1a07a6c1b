'use client'

import { Phone as PhoneIcon } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { ariaCurrent } from '@/components/site/frame/navigation'
import { visibleElement } from '@/components/site/frame/visible-element'
import { SearchForm } from '@/components/site/search/search-form'
import { TextSizeButtons } from '@/components/site/text-size-buttons'
import { GetHelpLink, TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Drawer, DrawerContent, DrawerTitle } from '@/components/ui/drawer'
import { useCloseOnBack } from '@/lib/browser/close-on-back'
import type { Phone } from '@/lib/browser/community'
import { useSiteBasics } from '@/lib/browser/site-basics'
import type { MenuItem, NavigationLink } from '@/lib/site/content/resolve-navigation'

export type SiteDrawerProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  word: string
  phone: Phone
  items: readonly MenuItem[]
}

/** Side menu of small screens, fully expanded so that every link is one tap away. */
export function SiteDrawer({ isOpen, onOpenChange, word, phone, items }: SiteDrawerProps) {
  const path = usePathname()
  const company = useSiteBasics()
  // A community has hours of its own, which its page shows beside the number.
  const hours = phone.dial === company.phone.dial ? company.hours : null
  const isClosed = hours?.isOpen === false
  const close = () => onOpenChange(false)
  useCloseOnBack(isOpen, close)
  return (
    <Drawer open={isOpen} onOpenChange={onOpenChange}>
      <DrawerContent onOpenAutoFocus={focusPanel} onCloseAutoFocus={returnFocus}>
        <div className="grid gap-6 p-5 pb-8">
          <DrawerTitle className="flex min-h-11 items-center">{word}</DrawerTitle>
          <nav aria-label="Main" className="grid gap-5">
            {items.map((item) =>
              'links' in item ? (
                <section key={item.label}>
                  <h2 className="mb-1 font-sans text-small font-[640] text-copper">{item.label}</h2>
                  <ul>
                    {item.links.map((link) => (
                      <DrawerLink key={link.href} link={link} path={path} onFollow={close} />
                    ))}
                  </ul>
                </section>
              ) : (
                <ul key={item.href}>
                  <DrawerLink link={item} path={path} onFollow={close} />
                </ul>
              ),
            )}
          </nav>
          <SearchForm id="drawer-search" label="Search this site" />
          <TextSizeButtons
            label="Text size"
            buttonClassName="border-[1.5px] border-ink hover:bg-paper"
            className="gap-2"
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: closes behind the dialog that the button opens */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's press arrives as a click */}
          <div className="grid gap-3" onClick={close}>
            {hours && <p className="text-small text-ink-soft">Phones: {hours.line}</p>}
            <a
              href={`tel:${phone.dial}`}
              className={`${buttonVariants({ variant: isClosed ? 'outline' : 'default', size: 'lg' })} ${isClosed ? 'order-last' : ''}`}
            >
              <PhoneIcon aria-hidden="true" />
              {phone.display}
            </a>
            <TourLink className={buttonVariants({ variant: 'copper', size: 'lg' })}>Schedule a tour</TourLink>
            <GetHelpLink className={buttonVariants({ variant: 'outline', size: 'lg' })}>Get Help</GetHelpLink>
          </div>
        </div>
      </DrawerContent>
    </Drawer>
  )
}

/** Radix would focus the search field, whose keyboard covers half of a phone's screen. */
function focusPanel(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

/** Returns focus to the menu button, unless a dialog or a new page already has it. */
function returnFocus(event: Event) {
  event.preventDefault()
  if (document.activeElement === document.body) visibleElement('[data-menu-button]')?.focus()
}

function DrawerLink({ link, path, onFollow }: { link: NavigationLink; path: string; onFollow: () => void }) {
  return (
    <li className="border-b border-line">
      <a
        href={link.href}
        aria-current={ariaCurrent(path, link.href)}
        onClick={onFollow}
        className="-mx-2 flex min-h-12 items-center rounded-badge border-l-[3px] border-transparent px-2 text-base font-[560] text-ink no-underline hover:bg-paper aria-[current]:border-copper-mid aria-[current]:bg-paper"
      >
        {link.label}
      </a>
    </li>
  )
}
