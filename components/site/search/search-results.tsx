import type { SearchGroup } from '@/lib/site/search/find'
import { SEARCH_KINDS } from '@/lib/site/search/sources'

type Props = { groups: SearchGroup[]; query: string; isOneKind: boolean }

/** Results by kind, each with its total and a link to the rest. */
export function SearchResults({ groups, query, isOneKind }: Props) {
  return (
    <div className="grid gap-12">
      {groups.map(({ kind, total, hits }) => (
        <section
          key={kind}
          aria-labelledby={`found-${kind}`}
          className="grid gap-x-12 gap-y-3 lg:grid-cols-[3fr_9fr]"
        >
          <h2 id={`found-${kind}`} className="type-panel lg:pt-4">
            {SEARCH_KINDS[kind]} <span className="whitespace-nowrap text-ink-soft tabular">({total})</span>
          </h2>
          <div>
            <ul className="divide-y divide-line border-line border-y">
              {hits.map((hit) => (
                <li key={hit.path + hit.title} className="py-4">
                  <h3 className="flex flex-wrap items-baseline gap-x-3 gap-y-1 type-h4">
                    <a href={hit.path} className="inline-flex min-h-11 items-center text-link">
                      {hit.title}
                    </a>
                    {hit.note && (
                      <span className="font-sans text-small font-normal text-ink-soft">
                        {hit.note === 'over' ? 'This event is over' : hit.note}
                      </span>
                    )}
                  </h3>
                  <p className="mt-1 max-w-[66ch] wrap-anywhere text-ink-soft">
                    {hit.snippet.map(({ text, isHit }, index) =>
                      isHit ? (
                        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
                        <mark key={index} className="rounded-xs bg-clay-wash px-0.5 font-[620] text-ink">
                          {text}
                        </mark>
                      ) : (
                        text
                      ),
                    )}
                  </p>
                </li>
              ))}
            </ul>
            {!isOneKind && total > hits.length && (
              <a
                href={`/search?${new URLSearchParams({ q: query, kind })}`}
                className="mt-2 inline-flex min-h-11 items-center text-link"
              >
                All {total}
                <span className="sr-only"> of {SEARCH_KINDS[kind].toLowerCase()}</span>
              </a>
            )}
          </div>
        </section>
      ))}
    </div>
  )
}
