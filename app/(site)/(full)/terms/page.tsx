import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/terms',
  title: 'Terms of use',
  description: 'The rules of this website, short enough to finish.',
  hero: 'plain',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function TermsPage() {
  return <InformationalPage page={PAGE} />
}
