import Link from 'next/link'
import { Picture } from '@/components/site/picture'
import type { TeamMember } from '@/lib/content/team'

/** A portrait with name, work and house; the whole card leads to the person's page. */
export function PersonCard({ person }: { person: TeamMember }) {
  return (
    <article className="group relative">
      {person.avatarImage ? (
        <Picture
          image={person.avatarImage}
          sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 50vw, 100vw"
          className="aspect-[5/6] w-full rounded-picture"
        />
      ) : (
        <Initials name={person.name} />
      )}
      <h3 className="mt-4 type-h4">
        <Link
          href={`/team/${person.slug}`}
          className="no-underline after:absolute after:inset-0 group-hover:underline"
        >
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

/** Stands in for a portrait that has not been made: letters on wash, never a grey bust. */
function Initials({ name }: { name: string }) {
  const letters = name
    .replace(/,.*$/, '')
    .split(/\s+/)
    .map((part) => part.charAt(0))
  return (
    <p
      aria-hidden="true"
      className="grid aspect-[5/6] w-full place-items-center rounded-picture bg-sage-wash type-display text-evergreen"
    >
      {letters.at(0)}
      {letters.length > 1 && letters.at(-1)}
    </p>
  )
}
