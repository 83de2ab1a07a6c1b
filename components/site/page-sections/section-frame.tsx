import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { GROUND, type Ground, type SectionLayout } from '@/components/site/page-sections/section-layout'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { PageSection } from '@/lib/site/content/page-sections'

export type SectionProps = {
  section: PageSection
  layout: SectionLayout
  ground: Ground
  /** On phones a press on the heading's line below shows the rest. */
  isFolded?: boolean
}

type Props = SectionProps & { intro?: string; children: ReactNode }

/** Heading, intro and body of a section: side by side, in one narrow column, or stacked. */
export function SectionFrame({ section, layout, ground, isFolded = false, intro, children }: Props) {
  const words = intro && <RichText html={intro} className="mt-5 max-w-[36rem] text-ink-soft" />
  if (isFolded && section.title) {
    return (
      <section id={section.sectionKey} className={`section max-md:py-3 ${GROUND[ground]}`}>
        <div className={`wrap max-md:block! ${COLUMNS[layout] ?? ''}`}>
          <SectionHeading section={section} className="max-md:[&>h2]:type-h3 md:mb-8" />
          <Fold title={section.title}>
            {words}
            {children}
          </Fold>
        </div>
      </section>
    )
  }
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

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group/fold phone-fold section-fold">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-link [&::-webkit-details-marker]:hidden">
        <span className="group-open/fold:hidden">Show this part</span>
        <span className="hidden group-open/fold:inline">Hide this part</span>
        <span className="sr-only">: {title.replaceAll('*', '')}</span>
        <ChevronDown aria-hidden="true" className="transition-transform group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
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
