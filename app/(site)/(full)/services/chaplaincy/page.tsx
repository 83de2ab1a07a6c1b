import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/services/chaplaincy',
  title: 'Chaplaincy',
  description:
    'Somebody to sit with, of any faith or none: the week, the people to call, and what it costs (nothing).',
  hero: 'cut',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function ChaplaincyPage() {
  return <InformationalPage page={PAGE} />
}
