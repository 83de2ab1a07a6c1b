import type { ReactNode } from 'react'
import { GROUND, type Ground, type SectionLayout } from '@/components/site/page-sections/section-layout'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { PageSection } from '@/lib/site/content/page-sections'

export type SectionProps = { section: PageSection; layout: SectionLayout; ground: Ground }

type Props = SectionProps & { intro?: string; children: ReactNode }

/** Heading, intro and body of a section: side by side, in one narrow column, or stacked. */
export function SectionFrame({ section, layout, ground, intro, children }: Props) {
  const words = intro && <RichText html={intro} className="mt-5 max-w-[36rem] text-ink-soft" />
  return (
    <section id={section.sectionKey} className={`section ${GROUND[ground]}`}>
      <div className={`wrap ${COLUMNS[layout] ?? ''}`}>
        {(section.title || intro) && (
          <div className={layout === 'split' ? 'lg:sticky lg:top-28 lg:self-start' : 'mb-8 max-w-[46rem]'}>
            <SectionHeading section={section} />
            {words}
          </div>
        )}
        {layout === 'column' ? <div>{children}</div> : children}
      </div>
    </section>
  )
}

const COLUMNS: Partial<Record<SectionLayout, string>> = {
  split: 'grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16',
  column: 'lg:pl-[max(1.5rem,12rem)] [&>*]:max-w-[46rem]',
}

/** Eyebrow and heading of a section; null without a title. */
export function SectionHeading({ section, className }: { section: PageSection; className?: string }) {
  if (!section.title) return null
  return (
    <div className={className}>
      {section.subtitle && <Eyebrow className="mb-4">{section.subtitle}</Eyebrow>}
      <h2>
        <Emphasis text={section.title} />
      </h2>
    </div>
  )
}
