import { SectionFrame, type SectionProps } from '@/components/site/page-sections/section-frame'
import { TableText } from '@/components/site/page-sections/table-text'

/** A table with surrounding text: full width, on a card, or next to its heading when narrow. */
export function TablePart(props: SectionProps) {
  const { section, layout } = props
  const onCard = layout === 'card'
  return (
    <SectionFrame {...props} layout={onCard ? 'stacked' : layout}>
      <TableText
        html={section.html}
        className={`[&>p]:max-w-[46rem] [&>table+p]:mt-7 ${onCard ? 'rounded-control border border-line bg-card p-5 shadow-rest sm:p-8 lg:p-10' : ''}`}
      />
    </SectionFrame>
  )
}
