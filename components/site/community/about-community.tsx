import { Emphasis } from '@/components/site/emphasis'
import { RichText } from '@/components/site/rich-text'
import { Chip } from '@/components/ui/chip'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { CommunityDetail } from '@/lib/site/communities/community'

const TONES = ['sage', 'sky', 'clay'] as const

/** Overview and description next to the heading, with care types and certifications below. */
export function AboutCommunity({ community }: { community: CommunityDetail }) {
  const { heading, overview, description, careTypes, specialCertifications } = community
  if (!overview && !description) return null
  return (
    <section className="section bg-ivory">
      <div className="wrap grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
        <div>
          <Eyebrow>About the community</Eyebrow>
          <h2 className="mt-4">
            <Emphasis text={heading || community.name} />
          </h2>
        </div>
        <div>
          {overview && <RichText html={overview} className="type-lead" />}
          {description && <RichText html={description} className="mt-5" />}
          <ul className="mt-6 flex flex-wrap gap-2.5">
            {careTypes.map(({ slug, name }, index) => (
              <li key={slug}>
                <Chip tone={TONES[index % TONES.length]}>{name}</Chip>
              </li>
            ))}
            {specialCertifications.map((certification) => (
              <li key={certification}>
                <Chip tone="outline">{certification}</Chip>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
