import { Phone } from 'lucide-react'
import { Emphasis } from '@/components/site/emphasis'
import { Picture } from '@/components/site/picture'
import type { HomeSection } from '@/components/site/sections/home-section'
import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'

type Props = { section: HomeSection; phone: { display: string; dial: string } }

/**
 * Last section before the footer: picture with tour and phone on a card. The footer's ridges overlap it; on
 * phones the picture covers half of the section.
 */
export function ClosingCall({ section, phone }: Props) {
  return (
    <section className="relative isolate -mb-24 overflow-hidden bg-sky">
      {section.image && (
        <Picture
          image={section.image}
          alt=""
          sizes="(min-width: 64rem) 100vw 56rem, (min-width: 40rem) 100vw 46rem, 100vw 22rem"
          className="closing-picture"
        />
      )}
      <div className="wrap closing-ground">
        <div className="rounded-control border border-line bg-card px-6 py-8 text-center text-ink shadow-above sm:px-12">
          <h2>
            <Emphasis text={section.title ?? ''} />
          </h2>
          <div className="mt-6 flex flex-col justify-center gap-3 sm:flex-row sm:flex-wrap">
            <TourLink className={buttonVariants({ variant: 'default', size: 'lg' })}>
              {section.ctaLabel || 'Schedule a tour'}
            </TourLink>
            <a href={`tel:${phone.dial}`} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
              <Phone aria-hidden="true" />
              {phone.display}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
