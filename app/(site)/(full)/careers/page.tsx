import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/careers',
  title: 'Careers in our houses',
  description: 'Jobs in six Colorado houses with the pay printed beside each one, and how hiring goes.',
  hero: 'print',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function CareersPage() {
  return <InformationalPage page={PAGE} />
}
