import { Check } from 'lucide-react'
import { Picture } from '@/components/site/picture'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { Care } from '@/lib/site/communities/care-place'
import { plainText } from '@/lib/site/content/plain-text'

/** Describes a care type: the first sentence large, the others as a checklist. */
export function CareMeaning({ care, withPicture = true }: { care: Care; withPicture?: boolean }) {
  const [heading, ...sentences] = sentencesOf(care.description ?? '')
  if (!heading) return null
  const image = withPicture ? care.image : null
  return (
    <section className="section bg-ivory">
      <div
        className={`wrap grid items-center gap-7 lg:gap-16 ${image ? 'lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]' : ''}`}
      >
        {image && (
          <div className="print">
            <Picture
              image={image}
              sizes="(min-width: 64rem) 34rem 6/5, 86vw 2/1"
              className="aspect-[2/1] lg:aspect-[6/5]"
            />
          </div>
        )}
        <div
          className={
            image ? '' : 'grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16'
          }
        >
          <div>
            <Eyebrow>What {care.name.toLowerCase()} means here</Eyebrow>
            <h2 className={`mt-4 ${heading.length > 60 ? 'type-panel' : ''}`}>{heading}</h2>
          </div>
          <div>
            <ul className="mt-4 border-line border-t lg:mt-6">
              {sentences.map((sentence) => (
                <li key={sentence} className="flex gap-4 border-line border-b py-2.5 lg:py-3.5">
                  <Check aria-hidden="true" className="mt-1 text-copper" />
                  {sentence}
                </li>
              ))}
            </ul>
            <a href="/compare-care-levels" className="mt-4 inline-flex min-h-11 items-center text-link">
              Compare the kinds of care
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Splits edited HTML into sentences; a block ends one even without punctuation. */
function sentencesOf(html: string): string[] {
  return plainText(html)
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
