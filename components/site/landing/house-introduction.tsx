import { StatStrip } from '@/components/site/community/stat-strip'
import { Emphasis } from '@/components/site/emphasis'
import { RichText } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import { Link } from '@/components/ui/link'
import { getCommunity } from '@/lib/content/community'

type Props = { slug: string; eyebrow: string; year: number }

/** The house a city's family will see first: its own words and its figures. */
export async function HouseIntroduction({ slug, eyebrow, year }: Props) {
  const house = await getCommunity(slug)
  if (!house) return null
  return (
    <section className="section bg-ivory">
      <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <div>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 className="mt-4">
            <Emphasis text={house.heading || house.name} />
          </h2>
        </div>
        <div>
          <RichText
            html={house.overview || house.description || house.shortDescription || ''}
            className="type-lead"
          />
          <Link
            href={`/communities/${house.slug}`}
            className="mt-3 mb-6 inline-flex min-h-11 items-center text-link"
          >
            {house.name}, the whole page
          </Link>
          <StatStrip community={house} year={year} />
        </div>
      </div>
    </section>
  )
}
