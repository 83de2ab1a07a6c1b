import { SectionFrame, type SectionProps } from '@/components/site/page-sections/section-frame'
import type { SectionItem } from '@/lib/site/content/section-content'

/** Steps as a vertical list next to the heading, or in numbered columns below it. */
export function StepsPart(props: SectionProps) {
  const { section, layout } = props
  const across = layout === 'strip'
  return (
    <SectionFrame {...props} layout={across ? 'stacked' : 'split'} intro={section.html}>
      {across ? <StepColumns steps={section.items} /> : <StepList steps={section.items} />}
    </SectionFrame>
  )
}

function StepList({ steps }: { steps: SectionItem[] }) {
  return (
    <ol>
      {steps.map(({ title, text, label }, index) => (
        <li
          key={title}
          className="group grid grid-cols-[4.25rem_1.5rem_minmax(0,1fr)] gap-x-2 sm:grid-cols-[6.75rem_1.5rem_minmax(0,1fr)] sm:gap-x-5"
        >
          <span className="text-right type-h3 text-copper tabular">
            {keepRangeTogether(label) ?? index + 1}
          </span>
          <span aria-hidden="true" className="step-mark" />
          <div className="pb-8 group-last:pb-0">
            <h3 className="type-h4">{title}</h3>
            {text && <p className="mt-1.5 text-ink-soft">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

function StepColumns({ steps }: { steps: SectionItem[] }) {
  return (
    <ol className="grid grid-cols-1 gap-x-8 gap-y-9 sm:grid-cols-2 lg:flex">
      {steps.map(({ title, text, label }, index) => (
        <li key={title} className="border-copper-mid border-t-2 pt-5 lg:flex-1 lg:first:flex-[1.25]">
          <span className="type-figure text-copper tabular">{label ?? index + 1}</span>
          <h3 className="mt-3 type-h4">{title}</h3>
          {text && <p className="mt-2 text-ink-soft">{text}</p>}
        </li>
      ))}
    </ol>
  )
}

/** Keeps a range such as 'Day 5–7' on one line. */
function keepRangeTogether(label: string | null): string | undefined {
  return label?.replaceAll('–', '\u2060–\u2060')
}
