import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/in-home-care',
  title: 'Care at home',
  description: 'Three hours or more of help in your own kitchen around Denver, Boulder and Fort Collins.',
  hero: 'cut',
}

export const metadata = metadataOf(PAGE)

export default function InHomeCarePage() {
  return <InformationalPage page={PAGE} />
}
