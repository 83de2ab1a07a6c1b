import { PageHead } from '@/components/site/page-head'
import { EditedSections } from '@/components/site/page-sections/informational-page'
import { PersonCard } from '@/components/site/person-card'
import { staticPage } from '@/components/static/static'
import { getTeam, type TeamMember } from '@/lib/site/content/team'
import { pageMetadata } from '@/lib/site/seo/metadata'

export const generateMetadata = () =>
  pageMetadata({
    path: '/team',
    title: 'Our team',
    description: 'The people who run our communities: who they are, what they do and how to reach them.',
  })

export default staticPage(TeamPage)

async function TeamPage() {
  const team = await getTeam()
  return (
    <>
      <PageHead
        path="/team"
        eyebrow="Our team"
        title="The people who *answer*"
        lead="Directors, nurses, cooks and maintenance staff. Ask for any of them by name."
      />
      {departmentsOf(team).map(([department, people]) => (
        <section key={department} className="bg-ivory py-12 odd:bg-paper lg:py-16">
          <div className="wrap">
            <h2>{department}</h2>
            <ul className="mt-7 grid grid-cols-2 gap-x-5 gap-y-10 lg:grid-cols-4 lg:gap-x-7">
              {people.map((person) => (
                <PersonCard key={person.id} person={person} />
              ))}
            </ul>
          </div>
        </section>
      ))}
      <EditedSections path="/team" />
    </>
  )
}

function departmentsOf(team: TeamMember[]): [string, TeamMember[]][] {
  const groups = new Map<string, TeamMember[]>()
  for (const person of team) {
    const department = person.department || 'In our communities'
    groups.set(department, [...(groups.get(department) ?? []), person])
  }
  return [...groups]
}
