import { Phone, Search } from 'lucide-react'
import { BrandLink } from '@/components/site/frame/brand'
import { MainMenu } from '@/components/site/frame/main-menu'
import { MenuButton } from '@/components/site/frame/menu-button'
import { TextSizeButtons } from '@/components/site/text-size-buttons'
import { GetHelpLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone as PhoneNumber } from '@/lib/browser/community'
import type { MenuItem } from '@/lib/site/content/resolve-navigation'

type Props = { word: string; line: string; phone: PhoneNumber; items: readonly MenuItem[] }

/**
 * Sticky header. Home, phone and help keep the order of pages without a menu (E8, decision 067). Container
 * queries in rem grow with the visitor's text size, so large text gets the small-screen header.
 */
export function SiteHeader({ word, line, phone, items }: Props) {
  return (
    <header className="@container sticky top-0 z-40 border-b border-line bg-ivory low:static print:static">
      <div className="flex min-h-18 items-center gap-2.5 px-4.5 @min-[72rem]:min-h-21 @min-[72rem]:px-8">
        <BrandLink word={word} line={line} className="mr-auto shrink-0" />
        <TextSizeButtons className="hidden @min-[92rem]:mr-3 @min-[92rem]:flex" />
        <MainMenu items={items} />
        <a href="/search" className="no-print header-search">
          <Search aria-hidden="true" className="size-5.5" />
          <span className="sr-only">Search this site</span>
        </a>
        <a href={`tel:${phone.dial}`} data-frame="phone" className="header-phone">
          <Phone aria-hidden="true" className="size-5.5 @min-[72rem]:size-5" />
          <span className="sr-only">Call </span>
          <span className="header-number">{phone.display}</span>
        </a>
        <div className="no-print hidden @min-[72rem]:block">
          <GetHelpLink className={`${buttonVariants({ variant: 'outline' })} whitespace-nowrap`}>
            Get Help
          </GetHelpLink>
        </div>
        <MenuButton word={word} phone={phone} />
      </div>
    </header>
  )
}
