import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/ltc-watch',
  title: 'LTC Watch: our figures',
  description: 'Call times, falls, staff turnover and inspections, house by house, published each quarter.',
  hero: 'plain',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function LtcWatchPage() {
  return <InformationalPage page={PAGE} />
}
