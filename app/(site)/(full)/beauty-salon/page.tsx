import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/beauty-salon',
  title: 'Hair salon',
  description:
    'A hair salon in every house: prices, hours, and how it works for people who cannot come down.',
  hero: 'print',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function BeautySalonPage() {
  return <InformationalPage page={PAGE} />
}
