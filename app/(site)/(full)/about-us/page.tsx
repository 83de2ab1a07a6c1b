import {
  InformationalPage,
  metadataOf,
  type PageFacts,
} from '@/components/site/page-sections/informational-page'
import { PeoplePart } from '@/components/site/page-sections/people-part'
import { getTeam } from '@/lib/content/team'

const PAGE: PageFacts = {
  path: '/about-us',
  title: 'About us',
  description:
    'Six Colorado houses since 2009: who owns them, who decides, and five habits a visitor can check.',
  hero: 'cut',
}

export const generateMetadata = () => metadataOf(PAGE)

const SHOWN = 4

export default async function AboutUsPage() {
  const team = await getTeam()
  const people = team.filter(({ featured }) => featured).slice(0, SHOWN)
  return (
    <InformationalPage
      page={PAGE}
      part={{
        after: 3,
        draw: (ground) => <PeoplePart people={people} title="Who is home" ground={ground} />,
      }}
    />
  )
}
