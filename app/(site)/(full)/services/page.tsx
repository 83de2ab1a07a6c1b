import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/services',
  title: 'Our services',
  description: 'What is in the monthly rate of every house, what costs extra, and which house has what.',
  hero: 'panorama',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function ServicesPage() {
  return <InformationalPage page={PAGE} />
}
