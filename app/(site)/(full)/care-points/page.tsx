import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/care-points',
  title: 'Care points',
  description:
    'How the amount of help is counted in front of you, and what each of four steps costs a month.',
  hero: 'print',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function CarePointsPage() {
  return <InformationalPage page={PAGE} />
}
