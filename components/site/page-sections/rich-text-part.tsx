import { SectionFrame, type SectionProps } from '@/components/site/page-sections/section-frame'
import { Picture } from '@/components/site/picture'
import { RichText } from '@/components/site/rich-text'

const FIRST_LETTER =
  '[&>p:first-child]:first-letter:float-left [&>p:first-child]:first-letter:mr-3 [&>p:first-child]:first-letter:mt-1.5 [&>p:first-child]:first-letter:text-[4.6rem] [&>p:first-child]:first-letter:leading-[0.72] [&>p:first-child]:first-letter:text-copper [&>p:first-child]:first-letter:font-display'

const LEAD = '[&>p:first-child]:text-lead [&>p:first-child]:leading-[1.55] [&>p:first-child]:text-ink-soft'

/** Rich text: next to its heading, in one column with a drop cap, or in two columns. */
export function RichTextPart(props: SectionProps) {
  const { section, layout } = props
  return (
    <SectionFrame {...props}>
      <div>
        <RichText html={section.html} className={STYLES[layout] ?? STYLES.split} />
        {section.image && (
          <div className="print mt-10">
            <Picture
              image={section.image}
              sizes="(min-width: 64rem) 40rem 16/9, 86vw 16/9"
              className="aspect-[16/9]"
            />
          </div>
        )}
      </div>
    </SectionFrame>
  )
}

const STYLES: Partial<Record<SectionProps['layout'], string>> = {
  split: LEAD,
  column: `text-article ${FIRST_LETTER}`,
  stacked: 'lg:columns-2 lg:gap-16 [&>p]:break-inside-avoid',
}
