import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/services/management',
  title: 'How a house is run',
  description: 'Who runs each house, whom to ask, what is on paper, and where to complain.',
  hero: 'print',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function ManagementPage() {
  return <InformationalPage page={PAGE} />
}
