import { RichTextPart } from '@/components/site/page-sections/rich-text-part'
import type { SectionProps } from '@/components/site/page-sections/section-frame'
import { SectionHeading } from '@/components/site/page-sections/section-heading'
import { GROUND } from '@/components/site/page-sections/section-layout'
import { Picture } from '@/components/site/picture'
import { RichText } from '@/components/site/rich-text'

/** Picture and text, seven columns to five; on phones the picture comes first. */
export function PicturePart(props: SectionProps) {
  const { section, layout, ground } = props
  if (!section.image) return <RichTextPart {...props} layout="split" />
  const onLeft = layout === 'picture-left'
  return (
    <section id={section.sectionKey} className={`section ${GROUND[ground]}`}>
      <div
        className={`wrap grid items-center gap-9 lg:gap-16 ${onLeft ? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'}`}
      >
        <div className={`print ${onLeft ? '' : 'lg:order-2'}`}>
          <Picture
            image={section.image}
            sizes={`(min-width: 64rem) 40rem ${onLeft ? '5/6' : '4/3'}, 86vw 4/3`}
            className={onLeft ? 'aspect-[5/6] max-lg:aspect-[4/3]' : 'aspect-[4/3]'}
          />
        </div>
        <div>
          <SectionHeading section={section} />
          <RichText html={section.html} className="mt-5" />
        </div>
      </div>
    </section>
  )
}
