import { CommunitiesPart } from '@/components/site/page-sections/communities-part'
import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { getCommunitiesWith, getPlansFor } from '@/lib/communities/care-place'
import { withPriceOfCare } from '@/lib/communities/price-of-care'

const PAGE: PageFacts = {
  path: '/services/long-term-care',
  title: 'Long-term care and nursing',
  description:
    'Licensed nursing rooms in Colorado Springs and Pueblo: a day there, the figures, and who pays.',
  hero: 'window',
}

const CARE = { slug: 'long-term-care' }

export const generateMetadata = () => metadataOf(PAGE)

export default async function LongTermCareServicePage() {
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
            title="Two houses with *nursing rooms*"
            ground={ground}
            now={new Date()}
          />
        ),
      }}
    />
  )
}
