import { CommunityCard } from '@/components/site/community-card'
import { JsonLd } from '@/components/site/json-ld'
import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import { Emphasis } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { CommunityCard as Card } from '@/lib/site/communities/communities'
import { itemListNode } from '@/lib/site/seo/schema-org/texts'

type Props = {
  communities: Card[]
  title: string
  ground: Ground
  now: Date
  id?: string
  eyebrow?: string | null
}

/** Community cards: three in a row, or up to two next to the heading. */
export function CommunitiesPart({ communities, title, ground, now, id = 'communities', eyebrow }: Props) {
  if (communities.length === 0) return null
  const few = communities.length < 3
  const isAlone = communities.length === 1
  return (
    <section id={id} className={`section ${GROUND[ground]}`}>
      <div className={`wrap ${few ? 'grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-12' : ''}`}>
        <div>
          {eyebrow && <Eyebrow className="mb-4">{eyebrow}</Eyebrow>}
          <h2>
            <Emphasis text={title} />
          </h2>
        </div>
        <ul
          className={`grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 ${few ? '' : 'mt-6 lg:mt-8 lg:grid-cols-3'}`}
        >
          {communities.map((community) => (
            <li key={community.id} className={isAlone ? 'sm:col-span-2' : ''}>
              <CommunityCard community={community} now={now} isAlone={isAlone} />
            </li>
          ))}
        </ul>
        <JsonLd nodes={[itemListNode(communities.map(({ slug }) => `/communities/${slug}`))]} />
      </div>
    </section>
  )
}
