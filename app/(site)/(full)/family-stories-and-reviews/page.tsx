import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { StoriesPart } from '@/components/site/page-sections/stories-part'
import { getFamilyStories } from '@/lib/communities/family-stories'

const PAGE: PageFacts = {
  path: '/family-stories-and-reviews',
  title: 'Family stories and reviews',
  description:
    'What residents and families say after the first winter, with a date, a source and their consent.',
  hero: 'window',
}

export const generateMetadata = () => metadataOf(PAGE)

export default async function FamilyStoriesPage() {
  const stories = await getFamilyStories()
  return (
    <InformationalPage
      page={PAGE}
      part={{ after: 1, draw: (ground) => <StoriesPart stories={stories} ground={ground} /> }}
    />
  )
}
