import { Phone } from 'lucide-react'
import { BrandLink } from '@/components/site/frame/brand'
import { MainMenu } from '@/components/site/frame/main-menu'
import { MenuButton } from '@/components/site/frame/menu-button'
import { GetHelpLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone as PhoneNumber } from '@/lib/client/community'

type Props = { word: string; line: string; phone: PhoneNumber }

/**
 * Logo, menu, phone and Get Help, sticking to the top. In the DOM the phone follows the logo at once, as on the pages
 * without a menu (decision 19); only its place on the screen is behind the menu.
 */
export function SiteHeader({ word, line, phone }: Props) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ivory print:static">
      <div className="flex min-h-18 items-center gap-2.5 px-4.5 lg:min-h-21 lg:px-8">
        <BrandLink word={word} line={line} className="mr-auto" />
        <a
          href={`tel:${phone.dial}`}
          data-frame="phone"
          className="grid size-12 place-items-center rounded-control bg-copper text-ivory no-underline shadow-pressable hover:bg-copper-hover lg:order-2 lg:mr-4 lg:ml-2 lg:flex lg:size-auto lg:min-h-11 lg:gap-2.5 lg:bg-transparent lg:px-2 lg:text-base lg:font-[620] lg:text-ink lg:shadow-none lg:hover:bg-paper"
        >
          <Phone aria-hidden="true" className="size-5.5 lg:size-5" />
          <span className="sr-only">Call </span>
          <span className="sr-only whitespace-nowrap lg:not-sr-only">{phone.display}</span>
        </a>
        <MainMenu />
        <div className="no-print hidden lg:order-3 lg:block">
          <GetHelpLink className={buttonVariants({ variant: 'outline' })}>Get Help</GetHelpLink>
        </div>
        <MenuButton word={word} phone={phone} />
      </div>
    </header>
  )
}
