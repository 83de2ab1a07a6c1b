import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/safety-with-dignity',
  title: 'Safety with dignity',
  description: 'Rails, lamps and habits instead of alarms on people, and what we do after a fall.',
  hero: 'cut',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function SafetyWithDignityPage() {
  return <InformationalPage page={PAGE} />
}
