import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'

const PAGE: PageFacts = {
  path: '/fitness-therapy',
  title: 'Fitness and therapy',
  description:
    'Classes to keep what you have and therapy to get back what you lost, with the week’s timetable.',
  hero: 'window',
}

export const generateMetadata = () => metadataOf(PAGE)

export default function FitnessTherapyPage() {
  return <InformationalPage page={PAGE} />
}
