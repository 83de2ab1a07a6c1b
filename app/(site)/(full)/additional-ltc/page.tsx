import { HousesPart } from '@/components/site/page-sections/houses-part'
import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { getCommunityCards } from '@/lib/content/communities'

const PAGE: PageFacts = {
  path: '/additional-ltc',
  title: 'Further long-term care services',
  description: 'Therapy, wound care, palliative care, hospice and visiting offices around the nursing room.',
  hero: 'window',
}

export const generateMetadata = () => metadataOf(PAGE)

export default async function AdditionalLtcPage() {
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
            title="Where the *nursing rooms* are"
            ground={ground}
            now={new Date()}
          />
        ),
      }}
    />
  )
}
