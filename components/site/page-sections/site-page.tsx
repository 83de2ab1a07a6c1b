import { CommunitiesPart } from '@/components/site/page-sections/communities-part'
import { InformationalPage } from '@/components/site/page-sections/informational-page'
import { PeoplePart } from '@/components/site/page-sections/people-part'
import { RoomGalleryPart } from '@/components/site/page-sections/room-gallery-part'
import type { DataPart } from '@/components/site/page-sections/section-list'
import { StoriesPart } from '@/components/site/page-sections/stories-part'
import { getCommunitiesWith, getPlansFor } from '@/lib/site/communities/care-place'
import { getCommunityCards } from '@/lib/site/communities/communities'
import { getFamilyStories } from '@/lib/site/communities/family-stories'
import { withPriceOfCare } from '@/lib/site/communities/price-of-care'
import { pictureOf } from '@/lib/site/content/link-pictures'
import type { SitePage as Page } from '@/lib/site/content/site-page'
import { getTeam } from '@/lib/site/content/team'

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
