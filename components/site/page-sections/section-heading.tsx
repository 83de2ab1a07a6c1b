import { Emphasis } from '@/components/site/emphasis'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { PageSection } from '@/lib/site/content/page-sections'

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
