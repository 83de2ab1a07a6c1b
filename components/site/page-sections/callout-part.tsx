import { Phone } from 'lucide-react'
import type { SectionProps } from '@/components/site/page-sections/section-frame'
import { SectionHeading } from '@/components/site/page-sections/section-heading'
import { GROUND } from '@/components/site/page-sections/section-layout'
import { RichText } from '@/components/site/rich-text'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone as PhoneNumber } from '@/lib/browser/community'

export function CalloutPart({ section, ground, phone }: SectionProps & { phone: PhoneNumber }) {
  return (
    <section id={section.sectionKey} className={`section ${GROUND[ground]}`}>
      <div className="wrap">
        <div className="rounded-control border border-line border-t-[5px] border-t-copper-mid bg-card p-7 shadow-raised sm:p-10 lg:ml-auto lg:grid lg:max-w-[62rem] lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] lg:gap-14 lg:p-12">
          <SectionHeading section={section} className="mb-5 lg:mb-0" />
          <div>
            <RichText html={section.html} />
            <a href={`tel:${phone.dial}`} className={`${buttonVariants({ variant: 'outline' })} mt-6`}>
              <Phone aria-hidden="true" />
              {phone.display}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
