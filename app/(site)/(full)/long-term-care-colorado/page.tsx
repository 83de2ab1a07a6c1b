import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/long-term-care-colorado',
  title: 'How long-term care works in Colorado',
  description: 'Licenses, Medicaid, rights and waiting lists for long-term care in Colorado, in plain words.',
  hero: 'panorama',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function LongTermCareColoradoPage() {
  return <InformationalPage page={PAGE} />
}
