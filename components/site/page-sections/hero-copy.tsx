import { Phone } from 'lucide-react'
import { VideoLink } from '@/components/site/landing/video-link'
import type { HeroProps } from '@/components/site/page-sections/page-hero-props'
import { PhoneState } from '@/components/site/phones/phone-state'
import { Emphasis } from '@/components/site/rich-text'
import { SafeLink } from '@/components/site/safe-link'
import { TourLink } from '@/components/site/tour-link'
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

/** URL of the tour form: a button that leads there opens the dialog instead. */
export const TOUR_FORM = '/contact#tour'

export function HeroActions({ cta, phone, video, className = '' }: HeroProps & { className?: string }) {
  return (
    <div className={className}>
      <div className="flex flex-col gap-3 [justify-content:inherit] sm:flex-row sm:flex-wrap">
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

type HeroButtonProps = { cta: { text: string; link: string }; tour?: 'copper' | 'default' }

/**
 * Staff-edited button: opens the tour dialog if it leads to the tour form, else a link.
 * @param tour its look where it opens the dialog
 */
export function HeroButton({ cta, tour = 'copper' }: HeroButtonProps) {
  if (cta.link === TOUR_FORM) {
    return <TourLink className={buttonVariants({ variant: tour, size: 'lg' })}>{cta.text}</TourLink>
  }
  return (
    <SafeLink href={cta.link} className={buttonVariants({ variant: 'default', size: 'lg' })}>
      {cta.text}
    </SafeLink>
  )
}
