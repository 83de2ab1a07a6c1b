import { Phone } from 'lucide-react'
import { BrandLink } from '@/components/site/frame/brand'
import { MainMenu } from '@/components/site/frame/main-menu'
import { MenuButton } from '@/components/site/frame/menu-button'
import { TextSizeButtons } from '@/components/site/text-size-buttons'
import { GetHelpLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone as PhoneNumber } from '@/lib/client/community'

type Props = { word: string; line: string; phone: PhoneNumber }

/**
 * Logo, menu, phone and Get Help, sticking to the top. In the DOM the phone follows the logo at once, as on the pages
 * without a menu (decision 19); only its place on the screen is behind the menu. Measured by its container, whose rem grow
 * with the visitor's text size: large text gets the small-screen header.
 */
export function SiteHeader({ word, line, phone }: Props) {
  return (
    <header className="@container sticky top-0 z-40 border-b border-line bg-ivory print:static">
      <div className="flex min-h-18 items-center gap-2.5 px-4.5 @min-[62rem]:min-h-21 @min-[62rem]:px-8">
        <BrandLink word={word} line={line} className="mr-auto" />
        <a
          href={`tel:${phone.dial}`}
          data-frame="phone"
          className="print:flex print:size-auto print:gap-2 print:bg-transparent print:text-ink print:shadow-none grid size-12 place-items-center rounded-control bg-copper text-ivory no-underline shadow-pressable hover:bg-copper-hover @min-[62rem]:order-2 @min-[62rem]:mr-4 @min-[62rem]:ml-2 @min-[62rem]:flex @min-[62rem]:size-auto @min-[62rem]:min-h-11 @min-[62rem]:gap-2.5 @min-[62rem]:bg-transparent @min-[62rem]:px-2 @min-[62rem]:text-base @min-[62rem]:font-[620] @min-[62rem]:text-ink @min-[62rem]:shadow-none @min-[62rem]:hover:bg-paper"
        >
          <Phone aria-hidden="true" className="size-5.5 @min-[62rem]:size-5" />
          <span className="sr-only">Call </span>
          <span className="print:not-sr-only sr-only whitespace-nowrap @min-[62rem]:not-sr-only @min-[62rem]:whitespace-nowrap">
            {phone.display}
          </span>
        </a>
        <TextSizeButtons className="hidden @min-[72rem]:mr-3 @min-[72rem]:flex" />
        <MainMenu />
        <div className="no-print hidden @min-[62rem]:order-3 @min-[62rem]:block">
          <GetHelpLink className={buttonVariants({ variant: 'outline' })}>Get Help</GetHelpLink>
        </div>
        <MenuButton word={word} phone={phone} />
      </div>
    </header>
  )
}
