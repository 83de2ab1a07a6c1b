import { CommunityCard } from '@/components/site/community-card'
import { CommunityFinder } from '@/components/site/community-finder'
import { Emphasis } from '@/components/site/emphasis'
import { RichText } from '@/components/site/rich-text'
import type { HomeSection } from '@/components/site/sections/home-section'
import type { CommunityCard as Card } from '@/lib/site/communities/communities'
import { inHomeOrder } from '@/lib/site/content/home-parts'

const SHOWN = 3

export function FindCommunity({
  section,
  communities,
  now,
}: {
  section: HomeSection
  communities: Card[]
  now: Date
}) {
  return (
    <section className="on-deep contours section">
      <div className="wrap">
        <div className="grid grid-cols-1 gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <h2>
            <Emphasis text={section.title ?? ''} />
          </h2>
          {section.body && (
            <RichText html={section.body} className="text-lead leading-[1.55] text-deep-soft" />
          )}
        </div>
        <CommunityFinder communities={communities} className="mt-10" />
        <ul className="mt-8 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {inHomeOrder(communities, section.order)
            .slice(0, section.shown ?? SHOWN)
            .map((community) => (
              <li key={community.id} className="last:sm:max-lg:hidden">
                <CommunityCard community={community} now={now} />
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
