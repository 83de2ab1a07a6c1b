import { Emphasis } from '@/components/site/emphasis'
import { PortraitCard } from '@/components/site/portrait-card'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { CommunityDetail } from '@/lib/site/communities/community'

/** Team members with years of service. */
export function PeopleToMeet({ people, year }: { people: CommunityDetail['teamMembers']; year: number }) {
  if (people.length === 0) return null
  return (
    <section className="on-deep section">
      <div className="wrap">
        <Eyebrow>People you will meet</Eyebrow>
        <h2 className="mt-4">
          <Emphasis text="Names, not *departments*" />
        </h2>
        <ul className="mt-8 grid grid-cols-2 gap-x-5 gap-y-10 lg:grid-cols-3 lg:gap-x-7">
          {people.map((person) => (
            <PortraitCard
              key={person.id}
              person={person}
              tone="deep"
              sizes="(min-width: 64rem) 22rem 7/8, 46vw 7/8"
              isLarge
            >
              {person.startedYear && ` · ${years(year - person.startedYear)}`}
            </PortraitCard>
          ))}
        </ul>
      </div>
    </section>
  )
}

function years(count: number): string {
  if (count < 1) return 'new this year'
  return count === 1 ? '1 year here' : `${count} years here`
}
