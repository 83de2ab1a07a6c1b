import { JobsPart } from '@/components/site/jobs/jobs-part'
import { CommunitiesPart } from '@/components/site/page-sections/communities-part'
import { InformationalPage } from '@/components/site/page-sections/informational-page'
import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import type { DataPart } from '@/components/site/page-sections/section-list'
import { UrgentPart } from '@/components/site/page-sections/urgent-part'
import { PersonCard } from '@/components/site/person-card'
import { Picture } from '@/components/site/picture'
import { Portrait } from '@/components/site/portrait'
import { ReferralsPart } from '@/components/site/referrals/referrals-part'
import { getCommunitiesWith, withPriceOfCare } from '@/lib/site/communities/care-place'
import { type CommunityCard, getCommunityCards } from '@/lib/site/communities/communities'
import { type FamilyStory, getFamilyStories } from '@/lib/site/communities/reviews'
import { formatMonth } from '@/lib/site/content/format'
import { type CommunityPicture, getLinkPictures, pictureOf } from '@/lib/site/content/link-pictures'
import type { SitePage as Page } from '@/lib/site/content/site-page'
import { getTeam, type TeamMember } from '@/lib/site/content/team'
import { getJobs } from '@/lib/site/jobs/jobs'

const MAX_PEOPLE = 4
const MAX_ROOMS = 6

/** An informational page as its database row composes it, with the data part it names. */
export async function SitePage({ page }: { page: Page }) {
  const part = await partOf(page)
  return <InformationalPage page={page} {...(part && { part })} />
}

async function partOf({ part, ...page }: Page): Promise<DataPart | null> {
  const { partAfter: after, partTitle: title } = page
  switch (part) {
    case 'people': {
      const people = (await getTeam()).filter(({ featured }) => featured).slice(0, MAX_PEOPLE)
      return {
        after,
        draw: (ground) => <PeoplePart people={people} title={title ?? 'Our people'} ground={ground} />,
      }
    }
    case 'rooms': {
      const shown = (await getCommunityCards()).slice(0, MAX_ROOMS)
      const room = { title: title ?? 'In our communities', room: pictureOf(page) }
      return { after, draw: (ground) => <RoomGalleryPart communities={shown} ground={ground} {...room} /> }
    }
    case 'communities': {
      const shown = await communitiesWithCare(page)
      const heading = title ?? 'Our communities'
      return {
        after,
        draw: (ground) => (
          <CommunitiesPart communities={shown} title={heading} ground={ground} now={new Date()} />
        ),
      }
    }
    case 'stories': {
      const stories = await getFamilyStories()
      const heading = title ?? 'In their own words'
      return { after, draw: (ground) => <StoriesPart stories={stories} title={heading} ground={ground} /> }
    }
    case 'jobs': {
      const jobs = await getJobs()
      const heading = title ?? 'Open jobs'
      return { after, draw: (ground) => <JobsPart jobs={jobs} title={heading} ground={ground} /> }
    }
    case 'referrals': {
      const heading = title ?? 'Current openings'
      return { after, draw: (ground) => <ReferralsPart title={heading} ground={ground} /> }
    }
    case 'urgent': {
      const heading = title ?? 'Available within 48 hours'
      return { after, draw: (ground) => <UrgentPart title={heading} ground={ground} now={new Date()} /> }
    }
    default:
      return null
  }
}

async function communitiesWithCare({ careType }: Pick<Page, 'careType'>) {
  if (!careType) return getCommunityCards()
  return withPriceOfCare(await getCommunitiesWith(careType), careType)
}

function PeoplePart({ people, title, ground }: { people: TeamMember[]; title: string; ground: Ground }) {
  if (people.length === 0) return null
  return (
    <section id="people" className={`section ${GROUND[ground]}`}>
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2>{title}</h2>
          <a href="/team" className="inline-flex min-h-11 items-center text-link">
            Everyone by name
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

type StoriesPartProps = { stories: FamilyStory[]; title: string; ground: Ground }

/** Approved stories, each with author, date, place and source (A5). */
function StoriesPart({ stories, title, ground }: StoriesPartProps) {
  if (stories.length === 0) return null
  return (
    <section id="stories" className={`section ${GROUND[ground]}`}>
      <div className="wrap">
        <h2>{title}</h2>
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
    story.careType && `about ${story.careType.name.toLowerCase()}`,
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

type RoomGalleryPartProps = {
  communities: CommunityCard[]
  room: CommunityPicture
  title: string
  ground: Ground
}

async function RoomGalleryPart({ communities, room, title, ground }: RoomGalleryPartProps) {
  const path = (community: CommunityCard) => `/communities/${community.slug}`
  const pictures = await getLinkPictures(communities.map(path), room)
  return (
    <section id="rooms" className={`section ${GROUND[ground]}`}>
      <div className="wrap">
        <h2>{title}</h2>
        <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-7 lg:grid-cols-12 lg:gap-x-5">
          {communities.map((community, index) => {
            const image = pictures[path(community)]?.[0]
            const { span, sizes } = PLACES[index % PLACES.length] ?? NARROW
            return (
              image && (
                <li key={community.id} className={span}>
                  <figure className="group relative">
                    <Picture
                      image={image}
                      sizes={sizes}
                      className="h-40 w-full rounded-picture sm:h-60 lg:h-72"
                    />
                    <figcaption className="mt-3">
                      <a href={path(community)} className="font-[640] whole-link group-hover:underline">
                        {community.name}
                      </a>
                      <span className="block text-small text-ink-soft">{community.city}</span>
                    </figcaption>
                  </figure>
                </li>
              )
            )
          })}
        </ul>
      </div>
    </section>
  )
}

const WIDE = {
  span: 'max-lg:col-span-2 lg:col-span-6',
  sizes: '(min-width: 64rem) 37rem 18rem, (min-width: 40rem) 92vw 15rem, 92vw 10rem',
}
const NARROW = {
  span: 'lg:col-span-3',
  sizes: '(min-width: 64rem) 18rem 18rem, (min-width: 40rem) 46vw 15rem, 45vw 10rem',
}
const PLACES = [WIDE, NARROW, NARROW, NARROW, NARROW, WIDE]
