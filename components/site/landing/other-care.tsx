import { ArrowRight } from 'lucide-react'
import { PriceInline } from '@/components/site/price-line'
import { Emphasis } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import { getCareTypes } from '@/lib/site/communities/care-types'
import { firstSentence } from '@/lib/site/content/first-sentence'

/** All care types with their lowest price; for a city, links go to that city's pages. */
export async function OtherCare({
  within,
}: {
  within?: { slug: string; name: string; care: ReadonlySet<string> }
}) {
  const careTypes = (await getCareTypes()).filter(
    ({ slug, communityCount }) => communityCount > 0 && (!within || within.care.has(slug)),
  )
  if (careTypes.length === 0) return null
  return (
    <section className="section bg-ivory">
      <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <div>
          <Eyebrow>{within ? `In ${within.name}` : 'Kinds of care'}</Eyebrow>
          <h2 className="mt-4">
            <Emphasis text="Other kinds of *care*" />
          </h2>
          <a href="/compare-care-levels" className="mt-4 inline-flex min-h-11 items-center text-link">
            Compare them side by side
          </a>
        </div>
        <ul className="border-line border-t">
          {careTypes.map(({ id, slug, name, description, lowest }) => (
            <li key={id} className="group relative border-line border-b py-4.5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                <h3>
                  <a
                    href={within ? `/${slug}/${within.slug}` : `/${slug}`}
                    className="whole-link group-hover:underline"
                  >
                    {name}
                  </a>
                </h3>
                <ArrowRight aria-hidden="true" />
              </div>
              {!within && lowest && (
                <p className="mt-1 text-control">
                  <PriceInline price={lowest} now={new Date()} start="From " />
                </p>
              )}
              {description && <p className="mt-1.5 text-ink-soft">{firstSentence(description)}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
