import { CommunityCard } from '@/components/site/community-card'
import type { QuizResultPage } from '@/lib/site/quizzes/read-result'

const MAX_COMMUNITIES = 3

/** Communities that offer the suggested care, nearest first if the location is known. */
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
          {matches.slice(0, MAX_COMMUNITIES).map((community) => (
            <li key={community.id}>
              <CommunityCard community={community} now={now} />
            </li>
          ))}
        </ul>
        {matches.length > MAX_COMMUNITIES && (
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
