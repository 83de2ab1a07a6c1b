import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import { Portrait } from '@/components/site/portrait'
import type { FamilyStory } from '@/lib/site/communities/reviews'
import { formatMonth } from '@/lib/site/content/format'

/** Approved stories, each with author, date, place and source (A5). */
export function StoriesPart({ stories, ground }: { stories: FamilyStory[]; ground: Ground }) {
  if (stories.length === 0) return null
  return (
    <section id="stories" className={`section ${GROUND[ground]}`}>
      <div className="wrap">
        <h2>In their own words</h2>
        <ul className="mt-10 grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-2">
          {stories.map((story) => (
            <li key={story.id} className="lg:even:mt-20 lg:even:-mb-20">
              <Story story={story} />
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden="true" className="hidden h-20 lg:block" />
    </section>
  )
}

function Story({ story }: { story: FamilyStory }) {
  const provenance = [
    story.writtenOn && formatMonth(story.writtenOn),
    story.source,
    story.consentAt && 'shared with consent',
  ]
  return (
    <figure className="border-line border-t pt-7">
      <div className="flex gap-6">
        <Portrait
          person={{ name: story.authorName, avatarImage: story.image }}
          sizes="6.5rem 8rem"
          className="h-32 w-26 flex-none max-sm:h-24 max-sm:w-20 [&:is(p)]:type-h3"
        />
        <blockquote>
          <p className="type-panel">“{story.highlight || story.content}”</p>
        </blockquote>
      </div>
      {story.highlight && <p className="mt-5 text-ink-soft">{story.content}</p>}
      <figcaption className="mt-4">
        <b>{story.authorName}</b>
        {story.authorRelation && `, ${story.authorRelation}`}
        {story.community && (
          <>
            {', '}
            <a href={`/communities/${story.community.slug}`} className="text-link">
              {story.community.name}
            </a>
          </>
        )}
        <span className="block text-small text-ink-soft">{provenance.filter(Boolean).join(', ')}</span>
      </figcaption>
    </figure>
  )
}
