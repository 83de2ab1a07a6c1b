import { Portrait } from '@/components/site/portrait'
import { Link } from '@/components/ui/link'
import type { TeamMember } from '@/lib/content/team'

/** A portrait with name, work and community; the whole card leads to the person's page. */
export function PersonCard({ person }: { person: TeamMember }) {
  return (
    <article className="group relative">
      <Portrait
        person={person}
        sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 100vw"
        className="aspect-[5/6] w-full"
      />
      <h3 className="mt-4 type-h4">
        <Link href={`/team/${person.slug}`} className="whole-link group-hover:underline">
          {person.name}
        </Link>
      </h3>
      <p className="mt-1 text-control text-ink-soft">{person.role}</p>
      {person.community && (
        <p className="text-small text-ink-soft">
          {person.community.name}
          {person.community.city && `, ${person.community.city}`}
        </p>
      )}
    </article>
  )
}
