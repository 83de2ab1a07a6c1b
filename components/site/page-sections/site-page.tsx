import { CommunitiesPart } from '@/components/site/page-sections/communities-part'
import { InformationalPage } from '@/components/site/page-sections/informational-page'
import { RoomGalleryPart } from '@/components/site/page-sections/room-gallery-part'
import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import type { DataPart } from '@/components/site/page-sections/section-list'
import { StoriesPart } from '@/components/site/page-sections/stories-part'
import { PersonCard } from '@/components/site/person-card'
import { getCommunitiesWith, getPlansFor } from '@/lib/site/communities/care-place'
import { getCommunityCards } from '@/lib/site/communities/communities'
import { withPriceOfCare } from '@/lib/site/communities/price-of-care'
import { getFamilyStories } from '@/lib/site/communities/reviews'
import { pictureOf } from '@/lib/site/content/link-pictures'
import type { SitePage as Page } from '@/lib/site/content/site-page'
import { getTeam, type TeamMember } from '@/lib/site/content/team'

const MAX_PEOPLE = 4
const MAX_ROOMS = 6

/** An informational page as its database row composes it, with the data part it names. */
export async function SitePage({ page }: { page: Page }) {
  const part = await partOf(page)
  return <InformationalPage page={page} {...(part && { part })} />
}

async function partOf({ part, ...page }: Page): Promise<DataPart | null> {
  const { partAfter: after, partTitle: title } = page
  switch (part) {
    case 'people': {
      const people = (await getTeam()).filter(({ featured }) => featured).slice(0, MAX_PEOPLE)
      return {
        after,
        draw: (ground) => <PeoplePart people={people} title={title ?? 'Our people'} ground={ground} />,
      }
    }
    case 'rooms': {
      const shown = (await getCommunityCards()).slice(0, MAX_ROOMS)
      const room = { title: title ?? 'In our communities', room: pictureOf(page) }
      return { after, draw: (ground) => <RoomGalleryPart communities={shown} ground={ground} {...room} /> }
    }
    case 'communities': {
      const shown = await communitiesWithCare(page)
      const heading = title ?? 'Our communities'
      return {
        after,
        draw: (ground) => (
          <CommunitiesPart communities={shown} title={heading} ground={ground} now={new Date()} />
        ),
      }
    }
    case 'stories': {
      const stories = await getFamilyStories()
      return { after, draw: (ground) => <StoriesPart stories={stories} ground={ground} /> }
    }
    default:
      return null
  }
}

async function communitiesWithCare({ careType }: Pick<Page, 'careType'>) {
  if (!careType) return getCommunityCards()
  const communities = await getCommunitiesWith(careType)
  return withPriceOfCare(communities, await getPlansFor(communities, careType), careType)
}

type Props = { people: TeamMember[]; title: string; ground: Ground }

function PeoplePart({ people, title, ground }: Props) {
  if (people.length === 0) return null
  return (
    <section id="people" className={`section ${GROUND[ground]}`}>
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2>{title}</h2>
          <a href="/team" className="inline-flex min-h-11 items-center text-link">
            Everybody by name
          </a>
        </div>
        <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-9 lg:grid-cols-4 lg:gap-x-7">
          {people.map((person, index) => (
            <PersonCard key={person.id} person={person} className={index % 2 === 1 ? 'lg:mt-14' : ''} />
          ))}
        </ul>
      </div>
    </section>
  )
}
