import { SectionFrame, type SectionProps } from '@/components/site/page-sections/section-frame'
import { TableText } from '@/components/site/page-sections/table-text'
import { getCommunityChoices } from '@/lib/site/communities/communities'
import { getPriceTerms } from '@/lib/site/communities/read-price-terms'
import { careLevelsTable, feesTable } from '@/lib/site/communities/terms-tables'

/** The editor's words above the fees or the care levels, which come from their rows. */
export async function TermsPart(props: SectionProps) {
  const [terms, communities] = await Promise.all([getPriceTerms(), getCommunityChoices()])
  const names = new Map(communities.map(({ id, name }) => [id, name]))
  const shown = {
    fees: terms.fees.filter(({ communityId }) => communityId === null || names.has(communityId)),
    levels: terms.levels.filter(({ communityId }) => communityId === null || names.has(communityId)),
    increases: terms.increases.filter(({ communityId }) => communityId === null || names.has(communityId)),
  }
  const table = props.section.sectionType === 'fees' ? feesTable(shown, names) : careLevelsTable(shown, names)
  return (
    <SectionFrame {...props} intro={props.section.html}>
      <TableText html={table} />
    </SectionFrame>
  )
}
