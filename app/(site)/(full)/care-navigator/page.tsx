import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/care-navigator',
  title: 'Care Navigator',
  description: 'Eight questions that lead to one suggestion, and how the answers are counted.',
  hero: 'cut',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function CareNavigatorPage() {
  return <InformationalPage page={PAGE} />
}
