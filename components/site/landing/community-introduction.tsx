import { StatStrip } from '@/components/site/community/stat-strip'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import { getCommunity } from '@/lib/site/communities/community'

type Props = { slug: string; eyebrow: string; year: number }

export async function CommunityIntroduction({ slug, eyebrow, year }: Props) {
  const community = await getCommunity(slug)
  if (!community) return null
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
          <RichText
            html={community.overview || community.description || community.shortDescription || ''}
            className="type-lead"
          />
          <a
            href={`/communities/${community.slug}`}
            className="mt-3 mb-6 inline-flex min-h-11 items-center text-link"
          >
            {community.name}, the whole page
          </a>
          <StatStrip community={community} year={year} />
        </div>
      </div>
    </section>
  )
}
