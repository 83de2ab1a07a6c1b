import { CommunitiesPart } from '@/components/site/page-sections/communities-part'
import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { getCommunitiesWith, getPlansFor } from '@/lib/communities/care-place'
import { withPriceOfCare } from '@/lib/communities/price-of-care'

const PAGE: PageFacts = {
  path: '/additional-ltc',
  title: 'Further long-term care services',
  description: 'Therapy, wound care, palliative care, hospice and visiting offices around the nursing room.',
  hero: 'window',
}

const CARE = { slug: 'long-term-care' }

export const generateMetadata = () => metadataOf(PAGE)

export default async function AdditionalLtcPage() {
  const offering = await getCommunitiesWith(CARE)
  const nursing = withPriceOfCare(offering, await getPlansFor(offering, CARE), CARE)
  return (
    <InformationalPage
      page={PAGE}
      part={{
        after: 3,
        draw: (ground) => (
          <CommunitiesPart
            communities={nursing}
            title="Where the *nursing rooms* are"
            ground={ground}
            now={new Date()}
          />
        ),
      }}
    />
  )
}
