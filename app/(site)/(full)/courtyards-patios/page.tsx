import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/courtyards-patios',
  title: 'Courtyards and patios',
  description: 'Six courtyards without a step: the measures, the gardens, and what happens in bad weather.',
  hero: 'panorama',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function CourtyardsPatiosPage() {
  return <InformationalPage page={PAGE} communityPicture="courtyardsImage" />
}
