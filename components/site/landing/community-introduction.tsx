import { StatStrip } from '@/components/site/community/stat-strip'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import { getCommunity } from '@/lib/site/communities/community'
import { firstParagraph } from '@/lib/site/content/first-paragraph'

type Props = { slug: string; eyebrow: string; year: number }

export async function CommunityIntroduction({ slug, eyebrow, year }: Props) {
  const community = await getCommunity(slug)
  if (!community) return null
  const { overview, description, shortDescription } = community
  const [first, rest] = firstParagraph(overview || description || shortDescription || '')
  return (
    <section className="section bg-ivory">
      <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 className="mt-4">
            <Emphasis text={community.heading || community.name} />
          </h2>
        </div>
        <div>
          <RichText html={first} className="type-lead max-md:text-base" />
          {rest && (
            <details className="phone-fold">
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
                More about {community.name}
              </summary>
              <RichText html={rest} className="type-lead max-md:text-base md:mt-[1.1em]" />
            </details>
          )}
          <a
            href={`/communities/${community.slug}`}
            className="mt-1 mb-4 inline-flex lg:mt-3 lg:mb-6 min-h-11 items-center text-link"
          >
            {community.name}, the whole page
          </a>
          <StatStrip community={community} year={year} />
        </div>
      </div>
    </section>
  )
}
