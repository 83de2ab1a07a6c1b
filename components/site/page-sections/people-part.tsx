import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import { PersonCard } from '@/components/site/person-card'
import type { TeamMember } from '@/lib/site/content/team'

type Props = { people: TeamMember[]; title: string; ground: Ground }

export function PeoplePart({ people, title, ground }: Props) {
  if (people.length === 0) return null
  return (
    <section id="people" className={`section ${GROUND[ground]}`}>
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2>{title}</h2>
          <a href="/team" className="inline-flex min-h-11 items-center text-link">
            Everybody by name
          </a>
        </div>
        <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-9 lg:grid-cols-4 lg:gap-x-7">
          {people.map((person, index) => (
            <PersonCard key={person.id} person={person} className={index % 2 === 1 ? 'lg:mt-14' : ''} />
          ))}
        </ul>
      </div>
    </section>
  )
}
