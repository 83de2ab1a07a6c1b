import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { PlanGalleryPart } from '@/components/site/page-sections/plan-gallery-part'
import { getPriceTable } from '@/lib/content/price-table'

const PAGE: PageFacts = {
  path: '/virtual-tour-and-floorplans',
  title: 'Virtual tour and floor plans',
  description: 'Every floor plan of every house with size and dated price, and a live tour by video.',
  hero: 'cut',
}

export const generateMetadata = () => metadataOf(PAGE)

export default async function VirtualTourPage() {
  const plans = await getPriceTable()
  return (
    <InformationalPage
      page={PAGE}
      part={{
        after: 2,
        draw: (ground) => <PlanGalleryPart plans={plans} ground={ground} now={new Date()} />,
      }}
    />
  )
}
