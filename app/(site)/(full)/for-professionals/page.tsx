import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/for-professionals',
  title: 'For professionals',
  description: 'For discharge planners, social workers and physicians: what we accept and how to refer.',
  hero: 'plain',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function ForProfessionalsPage() {
  return <InformationalPage page={PAGE} />
}
