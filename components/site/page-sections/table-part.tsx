import { columnsOf } from '@/components/site/page-sections/labelled-table'
import { SectionFrame, type SectionProps } from '@/components/site/page-sections/section-frame'
import { TableText } from '@/components/site/page-sections/table-text'

/** Up to so many columns fit beside a heading. */
const NARROW = 3

/** A table, with what the editor wrote around it. Wide tables take the whole width. */
export function TablePart(props: SectionProps) {
  const { section, layout } = props
  const beside = layout === 'split' && columnsOf(section.html) <= NARROW
  return (
    <SectionFrame {...props} layout={beside ? 'split' : 'stacked'}>
      <TableText html={section.html} className="[&>p]:max-w-[46rem] [&>table+p]:mt-7" />
    </SectionFrame>
  )
}
