import { SectionFrame, type SectionProps } from '@/components/site/page-sections/section-frame'
import { TableText } from '@/components/site/page-sections/table-text'
import { checksTable } from '@/lib/site/accessibility/checks-table'

/** The editor's words above the checks that our own browser tests recorded. */
export function AccessibilityPart(props: SectionProps) {
  return (
    <SectionFrame {...props} intro={props.section.html}>
      <TableText html={checksTable()} />
    </SectionFrame>
  )
}
