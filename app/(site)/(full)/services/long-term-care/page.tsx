import { HousesPart } from '@/components/site/page-sections/houses-part'
import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { getCommunityCards } from '@/lib/content/communities'

const PAGE: PageFacts = {
  path: '/services/long-term-care',
  title: 'Long-term care and nursing',
  description:
    'Licensed nursing rooms in Colorado Springs and Pueblo: a day there, the figures, and who pays.',
  hero: 'window',
}

export const generateMetadata = () => metadataOf(PAGE)

export default async function LongTermCareServicePage() {
  const houses = await getCommunityCards()
  const nursing = houses.filter(({ careTypes }) => careTypes.some(({ slug }) => slug === 'long-term-care'))
  return (
    <InformationalPage
      page={PAGE}
      part={{
        after: 3,
        draw: (ground) => (
          <HousesPart
            houses={nursing}
            title="Two houses with *nursing rooms*"
            ground={ground}
            now={new Date()}
          />
        ),
      }}
    />
  )
}
