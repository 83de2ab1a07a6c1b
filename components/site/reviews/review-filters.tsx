import { FilterLinks } from '@/components/site/filter-links'
import {
  queryOfReviewFilter,
  type ReviewFilter,
  reviewedHouses,
  reviewSources,
  type Voice,
  voiceOf,
} from '@/lib/content/review-filter'
import type { Review } from '@/lib/content/reviews'

const VOICES: { voice: Voice; name: string }[] = [
  { voice: 'residents', name: 'Residents' },
  { voice: 'families', name: 'Families' },
]

/** Which house, who wrote it and how it reached us; each choice keeps the others. The stars are chosen at the figures. */
export function ReviewFilters({ reviews, filter }: { reviews: Review[]; filter: ReviewFilter }) {
  const houses = [{ slug: null, name: 'All houses' }, ...reviewedHouses(reviews)]
  const voices = VOICES.filter(({ voice }) => reviews.some((review) => voiceOf(review) === voice))
  const sources = [{ slug: null, name: 'Any way' }, ...reviewSources(reviews)]
  const at = (changes: Partial<ReviewFilter>) => `/reviews${queryOfReviewFilter({ ...filter, ...changes })}`
  return (
    <div className="mt-8 grid gap-3">
      <FilterLinks
        label="House"
        choices={houses.map(({ slug, name }) => ({
          key: name,
          label: name,
          href: at({ community: slug }),
          current: filter.community === slug,
        }))}
      />
      {(voices.length > 1 || sources.length > 2) && (
        <details open={Boolean(filter.voice || filter.source)}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-control text-link">
            By who wrote it, or how it reached us
          </summary>
          <div className="mt-2 grid gap-3">
            {voices.length > 1 && (
              <FilterLinks
                label="Written by"
                choices={[{ voice: null, name: 'Everybody' }, ...voices].map(({ voice, name }) => ({
                  key: name,
                  label: name,
                  href: at({ voice }),
                  current: (filter.voice ?? null) === voice,
                }))}
              />
            )}
            {sources.length > 2 && (
              <FilterLinks
                label="How it reached us"
                choices={sources.map(({ slug, name }) => ({
                  key: name,
                  label: capitalized(name),
                  href: at({ source: slug }),
                  current: (filter.source ?? null) === slug,
                }))}
              />
            )}
          </div>
        </details>
      )}
    </div>
  )
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
