import { Fragment, type ReactNode } from 'react'
import { CalloutPart } from '@/components/site/page-sections/callout-part'
import { ChecklistPart } from '@/components/site/page-sections/checklist-part'
import { FactsPart } from '@/components/site/page-sections/facts-part'
import { LinksPart } from '@/components/site/page-sections/links-part'
import { PicturePart } from '@/components/site/page-sections/picture-part'
import { QuestionsPart } from '@/components/site/page-sections/questions-part'
import { QuotePart } from '@/components/site/page-sections/quote-part'
import { RichTextPart } from '@/components/site/page-sections/rich-text-part'
import type { SectionProps } from '@/components/site/page-sections/section-frame'
import { type Ground, planSections } from '@/components/site/page-sections/section-layout'
import { StepsPart } from '@/components/site/page-sections/steps-part'
import { TablePart } from '@/components/site/page-sections/table-part'
import type { Phone } from '@/lib/browser/community'
import type { PictureImage } from '@/lib/platform/media/picture-select'
import type { CommunityPicture } from '@/lib/site/content/link-pictures'
import type { PageSection } from '@/lib/site/content/page-sections'

/** A part of a page that is rendered from records instead of an edited section. */
export type DataPart = {
  /** Number of edited sections above it. */
  after: number
  draw: (ground: Ground) => ReactNode
}

type Props = {
  sections: PageSection[]
  phone: Phone
  part?: DataPart
  /** Rotates the layouts, see planSections. */
  start?: number
  communityPicture?: CommunityPicture
  heroImage?: PictureImage | null
}

const PART = { sectionType: 'data', id: 'data' }

/** The sections of a page in order, with the data part among them. */
export function SectionList({ sections, phone, part, start, communityPicture, heroImage }: Props) {
  const taken = new Set(
    [heroImage, ...sections.map(({ image }) => image)].flatMap((image) => image?.url ?? []),
  )
  const kinds: (PageSection | typeof PART)[] = [...sections]
  if (part) kinds.splice(part.after, 0, PART)
  return planSections(kinds, start).map(({ section, layout, ground }) => (
    <Fragment key={section.id}>
      {isWritten(section)
        ? drawSection({ section, layout, ground }, { phone, communityPicture, taken })
        : part?.draw(ground)}
    </Fragment>
  ))
}

function isWritten(section: PageSection | typeof PART): section is PageSection {
  return section !== PART
}

type Context = { phone: Phone; communityPicture: CommunityPicture | undefined; taken: ReadonlySet<string> }

function drawSection(props: SectionProps, { phone, communityPicture, taken }: Context) {
  switch (props.section.sectionType) {
    case 'picture-text':
      return <PicturePart {...props} />
    case 'steps':
      return <StepsPart {...props} />
    case 'facts':
      return <FactsPart {...props} />
    case 'checklist':
      return <ChecklistPart {...props} />
    case 'table':
      return <TablePart {...props} />
    case 'quote':
      return <QuotePart {...props} />
    case 'faq':
      return <QuestionsPart {...props} />
    case 'links':
    case 'cards':
    case 'people':
      return <LinksPart {...props} communityPicture={communityPicture} taken={taken} />
    case 'callout':
      return <CalloutPart {...props} phone={phone} />
    default:
      return <RichTextPart {...props} />
  }
}
