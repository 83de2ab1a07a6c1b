import { Check, Phone } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { AccessibilityPart } from '@/components/site/page-sections/accessibility-part'
import { LinksPart } from '@/components/site/page-sections/links-part'
import { QuotePart } from '@/components/site/page-sections/quote-part'
import { RecordPart, type RecordScope } from '@/components/site/page-sections/record-part'
import { RichTextPart } from '@/components/site/page-sections/rich-text-part'
import {
  SectionFrame,
  SectionHeading,
  type SectionProps,
} from '@/components/site/page-sections/section-frame'
import { GROUND, type Ground, planSections } from '@/components/site/page-sections/section-layout'
import { StepsPart } from '@/components/site/page-sections/steps-part'
import { TableText } from '@/components/site/page-sections/table-text'
import { TermsPart } from '@/components/site/page-sections/terms-part'
import { PhoneState } from '@/components/site/phones/phone-state'
import { Picture } from '@/components/site/picture'
import { QuestionList } from '@/components/site/question-list'
import { RichText } from '@/components/site/rich-text'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone as PhoneNumber } from '@/lib/browser/community'
import type { PictureImage } from '@/lib/platform/media/picture-select'
import type { CommunityPicture } from '@/lib/site/content/link-pictures'
import type { PageSection } from '@/lib/site/content/page-sections'
import { isRecordKind } from '@/lib/site/content/record-kinds'

/** A part of a page that is rendered from records instead of an edited section. */
export type DataPart = {
  after: number
  draw: (ground: Ground) => ReactNode
  /** On phones the edited sections show their headings, and the rest on a press (decision 107). */
  foldsSections?: boolean
}

type Props = {
  sections: PageSection[]
  phone: PhoneNumber
  part?: DataPart
  /** Rotates the layouts, see planSections. */
  start?: number
  communityPicture?: CommunityPicture
  heroImage?: PictureImage | null
  /** Limits of sections that show records. */
  scope?: RecordScope
}

const PART = { sectionType: 'data', id: 'data' }

/** The sections of a page in order, with the data part among them. */
export function SectionList({ sections, phone, part, start, communityPicture, heroImage, scope }: Props) {
  const taken = new Set(
    [heroImage, ...sections.map(({ image }) => image)].flatMap((image) => image?.url ?? []),
  )
  const kinds: (PageSection | typeof PART)[] = [...sections]
  if (part) kinds.splice(part.after, 0, PART)
  return planSections(kinds, start).map(({ section, layout, ground }) => (
    <Fragment key={section.id}>
      {isWritten(section)
        ? drawSection(
            { section, layout, ground, isFolded: part?.foldsSections === true },
            { phone, communityPicture, taken, scope },
          )
        : part?.draw(ground)}
    </Fragment>
  ))
}

function isWritten(section: PageSection | typeof PART): section is PageSection {
  return section !== PART
}

type Context = {
  phone: PhoneNumber
  communityPicture: CommunityPicture | undefined
  taken: ReadonlySet<string>
  scope?: RecordScope | undefined
}

function drawSection(props: SectionProps, { phone, communityPicture, taken, scope }: Context) {
  if (isRecordKind(props.section.sectionType)) {
    return <RecordPart section={props.section} ground={props.ground} phone={phone} scope={scope} />
  }
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
    case 'fees':
    case 'care-levels':
      return <TermsPart {...props} />
    case 'accessibility-checks':
      return <AccessibilityPart {...props} />
    case 'callout':
      return <CalloutPart {...props} phone={phone} />
    default:
      return <RichTextPart {...props} />
  }
}

function ChecklistPart(props: SectionProps) {
  const { section, layout } = props
  const wide = layout === 'stacked'
  return (
    <SectionFrame {...props} intro={section.html}>
      <ul className={`border-line border-t ${wide ? 'grid gap-x-16 lg:grid-cols-2' : ''}`}>
        {section.items.map(({ title, text }) => (
          <li key={title} className="flex gap-4 border-line border-b py-4.5">
            <Check aria-hidden="true" className="mt-1 size-6 text-copper" />
            <p>
              <b>{title}</b> {text && <span className="block text-ink-soft">{text}</span>}
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function QuestionsPart(props: SectionProps) {
  const { section } = props
  const questions = section.items.map(({ title, text }, index) => ({
    id: `${section.id}-${index}`,
    question: title,
    answer: text,
  }))
  return (
    <SectionFrame {...props} intro={section.html}>
      <QuestionList questions={questions} />
    </SectionFrame>
  )
}

/** A table with surrounding text: full width, on a card, or next to its heading when narrow. */
function TablePart(props: SectionProps) {
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

function FactsPart(props: SectionProps) {
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

/** Picture and text, seven columns to five; on phones the picture comes first. */
function PicturePart(props: SectionProps) {
  const { section, layout, ground } = props
  if (!section.image) return <RichTextPart {...props} layout="split" />
  const onLeft = layout === 'picture-left'
  return (
    <section id={section.sectionKey} className={`section ${GROUND[ground]}`}>
      <div
        className={`wrap grid items-center gap-9 lg:gap-16 ${onLeft ? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]'}`}
      >
        <div className={`print ${onLeft ? '' : 'lg:order-2'}`}>
          <Picture
            image={section.image}
            sizes={`(min-width: 64rem) 40rem ${onLeft ? '5/6' : '4/3'}, 86vw 4/3`}
            className={onLeft ? 'aspect-[5/6] max-lg:aspect-[4/3]' : 'aspect-[4/3]'}
          />
        </div>
        <div>
          <SectionHeading section={section} />
          <RichText html={section.html} className="mt-5" />
        </div>
      </div>
    </section>
  )
}

function CalloutPart({ section, ground, phone }: SectionProps & { phone: PhoneNumber }) {
  return (
    <section id={section.sectionKey} className={`section ${GROUND[ground]}`}>
      <div className="wrap">
        <div className="rounded-control border border-line border-t-[5px] border-t-copper-mid bg-card p-7 shadow-raised sm:p-10 lg:ml-auto lg:grid lg:max-w-[62rem] lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] lg:gap-14 lg:p-12">
          <SectionHeading section={section} className="mb-5 lg:mb-0" />
          <div>
            <RichText html={section.html} />
            <a href={`tel:${phone.dial}`} className={`${buttonVariants({ variant: 'outline' })} mt-6`}>
              <Phone aria-hidden="true" />
              {phone.display}
            </a>
            <PhoneState className="mt-3 text-small" />
          </div>
        </div>
      </div>
    </section>
  )
}
