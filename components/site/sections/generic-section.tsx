import { Emphasis } from '@/components/site/emphasis'
import { Picture } from '@/components/site/picture'
import { RichText } from '@/components/site/rich-text'
import { SafeLink } from '@/components/site/safe-link'
import type { HomeSection } from '@/components/site/sections/home-section'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'

/** Fallback for section types without their own component. */
export function GenericSection({ section }: { section: HomeSection }) {
  return (
    <section className="section bg-ivory">
      <div className="wrap grid grid-cols-1 items-center gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          {section.subtitle && <Eyebrow>{section.subtitle}</Eyebrow>}
          {section.title && (
            <h2 className="mt-4">
              <Emphasis text={section.title} />
            </h2>
          )}
          {section.body && <RichText html={section.body} className="mt-5" />}
          {section.ctaLabel && section.ctaUrl && (
            <SafeLink href={section.ctaUrl} className={`${buttonVariants({ variant: 'outline' })} mt-6`}>
              {section.ctaLabel}
            </SafeLink>
          )}
        </div>
        {section.image && (
          <div className="print">
            <Picture
              image={section.image}
              sizes="(min-width: 64rem) 28rem 4/3, 86vw 4/3"
              className="aspect-[4/3]"
            />
          </div>
        )}
      </div>
    </section>
  )
}
