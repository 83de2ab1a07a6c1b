import { Phone } from 'lucide-react'
import { Emphasis } from '@/components/site/emphasis'
import { Picture } from '@/components/site/picture'
import type { HomeSection } from '@/components/site/sections/home-section'
import { TourLink } from '@/components/site/tour-link'
import { buttonVariants } from '@/components/ui/button-variants'

type Props = { section: HomeSection; phone: { display: string; dial: string } }

/** The last picture before the footer, big enough to step into, with the two ways to reach us on its sky. */
export function ClosingCall({ section, phone }: Props) {
  return (
    <section className="on-picture relative isolate overflow-hidden bg-sky">
      {section.image && (
        <Picture
          image={section.image}
          alt=""
          sizes="100vw"
          className="absolute inset-0 -z-10 h-full w-full"
        />
      )}
      <div className="wrap flex flex-col items-center px-5 pt-16 pb-72 text-center sm:pb-96 lg:pt-18 lg:pb-[30rem]">
        <h2 className="max-w-[20ch] rounded-dialog bg-ivory/70 px-6 py-2 text-ink backdrop-blur-[6px]">
          <Emphasis text={section.title ?? ''} />
        </h2>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <TourLink className={buttonVariants({ variant: 'default', size: 'lg' })}>
            {section.ctaLabel || 'Schedule a tour'}
          </TourLink>
          <a href={`tel:${phone.dial}`} className={buttonVariants({ variant: 'glassmorphism', size: 'lg' })}>
            <Phone aria-hidden="true" />
            {phone.display}
          </a>
        </div>
      </div>
    </section>
  )
}
