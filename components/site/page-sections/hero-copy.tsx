import { Phone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { CallToAction } from '@/components/site/call-to-action'
import { VideoLink } from '@/components/site/landing/video-link'
import type { HeroProps } from '@/components/site/page-sections/page-hero-props'
import { PhoneState } from '@/components/site/phones/phone-state'
import { Emphasis } from '@/components/site/rich-text'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'

export function HeroCopy({ eyebrow, title, lead }: Pick<HeroProps, 'eyebrow' | 'title' | 'lead'>) {
  return (
    <>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className="mt-4">
        <Emphasis text={title} />
      </h1>
      {lead && <p className="mt-5 max-w-[36rem] type-lead">{lead}</p>}
    </>
  )
}

/** URL of the tour form. */
export const TOUR_FORM = '/contact#tour'

export function HeroActions({ cta, phone, video, className = '' }: HeroProps & { className?: string }) {
  return (
    <div className={className}>
      <div
        data-hero-actions=""
        className="flex flex-col gap-3 [justify-content:inherit] sm:flex-row sm:flex-wrap"
      >
        {cta && <HeroButton cta={cta} />}
        <a href={`tel:${phone.dial}`} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
          <Phone aria-hidden="true" />
          {phone.display}
        </a>
        {video && <VideoLink url={video} />}
      </div>
      <PhoneState className="mt-4 text-left [justify-content:inherit]" />
    </div>
  )
}

type HeroButtonProps = {
  cta: { text: string; link: string }
  tour?: 'copper' | 'default'
  about?: ComponentProps<typeof CallToAction>['about']
}

/**
 * Staff-edited button: opens the form as a dialog if it leads to the form on /contact, else a link.
 * @param tour its look where it opens the dialog
 */
export function HeroButton({ cta, tour = 'copper', about = {} }: HeroButtonProps) {
  return (
    <CallToAction
      href={cta.link}
      className={buttonVariants({ variant: 'default', size: 'lg' })}
      formClassName={buttonVariants({ variant: tour, size: 'lg' })}
      about={about}
    >
      {cta.text}
    </CallToAction>
  )
}
