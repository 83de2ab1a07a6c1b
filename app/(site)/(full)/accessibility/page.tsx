import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/accessibility',
  title: 'Accessibility',
  description:
    'What this site does for keyboards, screen readers and magnifiers, what falls short, and how to report it.',
  hero: 'plain',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function AccessibilityPage() {
  return <InformationalPage page={PAGE} />
}
