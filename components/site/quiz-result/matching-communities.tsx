import { CommunityCard } from '@/components/site/community-card'
import type { QuizResultPage } from '@/lib/site/quizzes/read-result'

const MOST = 3

/** The communities that offer what is suggested, the nearest first when the family said where. */
export function MatchingCommunities({ result, now }: { result: QuizResultPage; now: Date }) {
  const { matches, careName, nearest, category } = result
  if (matches.length === 0) return null
  return (
    <section aria-labelledby="houses-title" className="section bg-paper">
      <div className="wrap">
        <h2 id="houses-title">
          {careName ? `Where we offer ${careName.toLowerCase()}` : 'Communities to look at'}
        </h2>
        {nearest && <p className="mt-3 text-ink-soft">The community nearest to you comes first.</p>}
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {matches.slice(0, MOST).map((community) => (
            <li key={community.id}>
              <CommunityCard community={community} now={now} />
            </li>
          ))}
        </ul>
        {matches.length > MOST && (
          <p className="no-print mt-6">
            <a href={`/communities?care=${category}`} className="inline-flex min-h-11 items-center text-link">
              See all {matches.length} communities
            </a>
          </p>
        )}
      </div>
    </section>
  )
}
