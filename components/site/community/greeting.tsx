import { VideoPlayer } from '@/components/site/video/video-player'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { CommunityDetail } from '@/lib/site/communities/community'

/** The greeting of the director by video, with name and role; null where there is none. */
export function CommunityGreeting({ community, now }: { community: CommunityDetail; now: Date }) {
  if (!community.greeting) return null
  const { video, person } = community.greeting
  return (
    <section aria-labelledby="greeting" className="no-print section bg-paper">
      <div className="wrap grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
        <div>
          <Eyebrow>{person.role}</Eyebrow>
          <h2 id="greeting" className="mt-3 lg:mt-4">
            Hello from {person.name}
          </h2>
          <a href={`/team/${person.slug}`} className="inline-flex min-h-11 items-center text-link">
            More about {person.name}
          </a>
        </div>
        <VideoPlayer video={video} now={now} />
      </div>
    </section>
  )
}
