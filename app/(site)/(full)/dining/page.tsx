import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { RoomGalleryPart } from '@/components/site/page-sections/room-gallery-part'
import { getCommunityCards } from '@/lib/communities/communities'

const PAGE: PageFacts = {
  path: '/dining',
  title: 'Dining',
  description: 'Menus, hours, special diets and guests: how six kitchens cook, and what is in the rate.',
  hero: 'panorama',
}

export const generateMetadata = () => metadataOf(PAGE)

const SHOWN = 6

export default async function DiningPage() {
  const communities = await getCommunityCards()
  return (
    <InformationalPage
      page={PAGE}
      part={{
        after: 3,
        draw: (ground) => (
          <RoomGalleryPart
            communities={communities.slice(0, SHOWN)}
            room="privateDiningImage"
            title="Six rooms, six tablecloths"
            ground={ground}
          />
        ),
      }}
    />
  )
}
