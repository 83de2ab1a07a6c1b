import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/privacy',
  title: 'Privacy',
  description: 'What we know about you, what we do with it, and what we do not tell anybody.',
  hero: 'plain',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function PrivacyPage() {
  return <InformationalPage page={PAGE} />
}
