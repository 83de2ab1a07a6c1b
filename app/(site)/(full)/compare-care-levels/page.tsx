import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/compare-care-levels',
  title: 'Compare care levels',
  description: 'Independent living, assisted living, memory care, respite and long-term care side by side.',
  hero: 'print',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function CompareCareLevelsPage() {
  return <InformationalPage page={PAGE} />
}
