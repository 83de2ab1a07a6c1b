import { Phone as PhoneIcon } from 'lucide-react'
import { BrandLink } from '@/components/site/frame/brand'
import { MenuButton } from '@/components/site/frame/menu-button'
import { TextSizeButtons } from '@/components/site/text-size-buttons'
import { GetHelpLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone } from '@/lib/browser/community'

type Props = {
  word: string
  line: string
  phone: Phone
  communityId?: string | undefined
}

/** Home link, phone and Get Help, for a community page without a picture. */
export function PlainHeader({ word, line, phone, communityId }: Props) {
  return (
    <header className="@container border-b border-line">
      <div className="flex min-h-18 flex-wrap items-center gap-3 px-4.5 py-2 lg:min-h-21 lg:px-8">
        <BrandLink word={word} line={line} small className="mr-auto" />
        <a
          href={`tel:${phone.dial}`}
          data-frame="phone"
          className={`${buttonVariants({ variant: 'outline' })} px-3.5! sm:px-5!`}
        >
          <PhoneIcon aria-hidden="true" />
          <span className="sr-only">Call </span>
          {phone.display}
        </a>
        <TextSizeButtons className="order-last md:order-none" />
        <div className="no-print hidden md:block">
          <GetHelpLink communityId={communityId} className={buttonVariants({ variant: 'outline' })}>
            Get Help
          </GetHelpLink>
        </div>
        <MenuButton word={word} phone={phone} />
      </div>
    </header>
  )
}
