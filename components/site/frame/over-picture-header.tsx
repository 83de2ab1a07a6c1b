import { Phone as PhoneIcon } from 'lucide-react'
import { BrandLink } from '@/components/site/frame/brand'
import { MenuButton } from '@/components/site/frame/menu-button'
import { GetHelpLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone } from '@/lib/browser/community'

type Props = {
  word: string
  phone: Phone
  communityId?: string | undefined
}

/**
 * Brand and phone on top of the first picture, for pages without the site header (specification section 2).
 * Each part has its own glass background, since any picture may be below. Home link, phone and Get Help keep
 * their order (reading 19).
 */
export function OverPictureHeader({ word, phone, communityId }: Props) {
  return (
    <header className="picture-header">
      <div className="picture-header-row">
        <BrandLink word={word} small className="on-picture picture-brand mr-auto" />
        <a
          href={`tel:${phone.dial}`}
          data-frame="phone"
          className={`${buttonVariants({ variant: 'glassmorphism' })} on-picture min-h-12! px-3! @min-[30rem]:px-5!`}
        >
          <PhoneIcon aria-hidden="true" />
          <span className="sr-only">Call </span>
          <span className="sr-only @min-[30rem]:not-sr-only print:not-sr-only">{phone.display}</span>
        </a>
        <div className="no-print on-picture hidden md:block">
          <GetHelpLink communityId={communityId} className={buttonVariants({ variant: 'glassmorphism' })}>
            Get Help
          </GetHelpLink>
        </div>
        <div className="no-print on-picture">
          <MenuButton word={word} phone={phone} onPicture />
        </div>
      </div>
    </header>
  )
}
