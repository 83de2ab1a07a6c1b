import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/stage-cares-app',
  title: 'The Stage Cares app',
  description: 'What families see in the app, what they do not, and how to get started in four steps.',
  hero: 'print',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function StageCaresAppPage() {
  return <InformationalPage page={PAGE} />
}
