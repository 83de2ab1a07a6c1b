import { Phone as PhoneIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone } from '@/lib/browser/community'

type Props = {
  phone: Phone
  communityId?: string
  /** Shown on wide screens only; without it the bar is phone-only. */
  about?: ReactNode
}

/**
 * Sticky bar with phone and tour button; last on the page, so it ends below the footer. Pages about an
 * existing request (data-tour-asked) get no second tour button, and it does not float over a quiz.
 */
export function ActionBar({ phone, communityId, about }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading nobody reads
    <div
      role="region"
      aria-label="Call or visit"
      className={`no-print sticky bottom-0 z-30 low:static in-[body:has(#quiz)]:static border-t border-line bg-card ${about ? '' : 'md:hidden'}`}
    >
      <div className="wrap flex gap-3 py-3 md:items-center">
        {about && <div className="mr-auto hidden min-w-0 md:block">{about}</div>}
        <a
          href={`tel:${phone.dial}`}
          className={`${buttonVariants({ variant: 'outline', size: 'lg' })} flex-[2_1_0] px-2! text-[min(1.125rem,5.6vw)]! md:flex-none md:border-transparent md:px-6.5!`}
        >
          <PhoneIcon aria-hidden="true" />
          <span className="md:hidden">Call us</span>
          <span className="hidden md:inline">{phone.display}</span>
        </a>
        <TourLink
          communityId={communityId}
          className={`${buttonVariants({ variant: 'copper', size: 'lg' })} flex-[3_1_0] px-2! in-[body:has([data-tour-asked])]:hidden text-[min(1.125rem,5.6vw)]! md:flex-none md:px-6.5!`}
        >
          Schedule a tour
        </TourLink>
      </div>
    </div>
  )
}
