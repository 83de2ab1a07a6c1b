import { ArrowRight } from 'lucide-react'
import { Picture } from '@/components/site/picture'
import { PriceInline } from '@/components/site/price-line'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { SafeLink } from '@/components/site/safe-link'
import type { HomeSection } from '@/components/site/sections/home-section'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { getCareTypes } from '@/lib/site/communities/care-types'
import { firstSentence } from '@/lib/site/content/first-sentence'

type CareType = Awaited<ReturnType<typeof getCareTypes>>[number]

/** Two overlapping pictures next to the care types with their lowest prices. */
export function KindsOfCare({
  section,
  careTypes,
  now,
}: {
  section: HomeSection
  careTypes: CareType[]
  now: Date
}) {
  const offered = careTypes.filter(({ communityCount }) => communityCount > 0)
  const second = offered.find(({ image }) => image)?.image
  return (
    <section id={section.slug} className="section bg-ivory">
      <div className="wrap grid grid-cols-1 gap-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-18">
        <div className="relative self-start max-lg:hidden">
          {section.image && (
            <div className="print">
              <Picture image={section.image} sizes="30rem 6/7" className="aspect-[6/7]" />
            </div>
          )}
          {second && (
            <div className="print absolute -right-14 -bottom-14 w-[57%]">
              <Picture image={second} sizes="18rem 3/2" className="aspect-[3/2]" />
            </div>
          )}
        </div>
        <div>
          {section.subtitle && <Eyebrow>{section.subtitle}</Eyebrow>}
          <h2 className="mt-4">
            <Emphasis text={section.title ?? ''} />
          </h2>
          <ul className="mt-5 border-line border-t lg:mt-7">
            {offered.map((careType) => (
              <CareRow key={careType.id} careType={careType} now={now} />
            ))}
          </ul>
          <div className="mt-5 text-ink-soft">
            {section.body && <RichText html={section.body} />}
            <SafeLink
              href={section.ctaUrl || '/compare-care-levels'}
              className="inline-flex min-h-11 items-center text-link"
            >
              {section.ctaLabel || 'Compare kinds of care'}
            </SafeLink>
          </div>
        </div>
      </div>
    </section>
  )
}

function CareRow({ careType, now }: { careType: CareType; now: Date }) {
  return (
    <li className="relative border-line border-b py-3 transition-colors hover:bg-paper lg:py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3>
          <SafeLink href={`/${careType.slug}`} className="whole-link">
            {careType.name}
          </SafeLink>
        </h3>
        <ArrowRight aria-hidden="true" />
      </div>
      {careType.lowest && (
        <p className="mt-1 leading-snug md:text-control">
          <PriceInline price={careType.lowest} now={now} start="From " />
        </p>
      )}
      {careType.description && (
        <p className="mt-1 text-ink-soft max-md:hidden">{firstSentence(careType.description)}</p>
      )}
    </li>
  )
}
