import type { SectionProps } from '@/components/site/page-sections/section-frame'
import { GROUND } from '@/components/site/page-sections/section-layout'
import { Picture } from '@/components/site/picture'
import { RichText } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'

/** A large quotation with its author; on a dark background if it is the page's first. */
export function QuotePart({ section, ground }: SectionProps) {
  const [, quoted = section.html, after = ''] =
    /<blockquote>([\s\S]*?)<\/blockquote>([\s\S]*)/.exec(section.html) ?? []
  return (
    <section id={section.sectionKey} className={`section ${GROUND[ground]}`}>
      <div
        className={`wrap grid items-center gap-10 lg:gap-16 ${section.image ? 'lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]' : 'lg:pl-[max(1.5rem,10rem)]'}`}
      >
        {section.image && (
          <Picture
            image={section.image}
            sizes="(min-width: 64rem) 22rem 5/6, 18rem 5/6"
            className="aspect-[5/6] w-full max-w-72 rounded-picture lg:max-w-none"
          />
        )}
        <figure className="max-w-[50rem]">
          {section.title && (
            <Eyebrow className="mb-6">
              <span id={`${section.sectionKey}-title`}>{section.title}</span>
            </Eyebrow>
          )}
          <blockquote>
            <RichText html={quoted} className="type-quote" />
          </blockquote>
          {after && (
            <figcaption className={`mt-6 ${ground === 'deep' ? 'text-deep-soft' : 'text-ink-soft'}`}>
              <RichText html={after} />
            </figcaption>
          )}
        </figure>
      </div>
    </section>
  )
}
