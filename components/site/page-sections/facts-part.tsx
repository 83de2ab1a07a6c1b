import { SectionFrame, type SectionProps } from '@/components/site/page-sections/section-frame'

export function FactsPart(props: SectionProps) {
  const { section, layout } = props
  const across = layout === 'strip'
  return (
    <SectionFrame {...props} layout={across ? 'stacked' : 'split'} intro={section.html}>
      <dl
        className={
          across
            ? 'grid grid-cols-2 border-line border-y lg:flex'
            : 'divide-y divide-line border-line border-y'
        }
      >
        {section.items.map(({ title, text }) => (
          <div
            key={`${title} ${text}`}
            className={
              across
                ? 'flex flex-col-reverse justify-end px-4 py-6 max-lg:odd:pl-0 first:pl-0 lg:flex-1 lg:border-line lg:border-l lg:px-6 lg:first:border-l-0'
                : 'grid grid-cols-[min(8rem,45%)_minmax(0,1fr)] items-baseline gap-5 py-5 [&>dd]:order-first'
            }
          >
            <dt className="mt-1.5 text-ink-soft">{text}</dt>
            <dd className="type-figure tabular">{title}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  )
}
