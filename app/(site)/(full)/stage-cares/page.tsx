import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/stage-cares',
  title: 'Stage Cares',
  description: 'Five stages of help, agreed on before they happen, and what we watch for between them.',
  hero: 'cut',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function StageCaresPage() {
  return <InformationalPage page={PAGE} />
}
