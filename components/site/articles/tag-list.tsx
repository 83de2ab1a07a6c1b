import { facetsOf } from '@/lib/site/articles/article-filter'

/** Article tags; each links to the articles with that tag. */
export function TagList({ tags }: { tags: string[] }) {
  const facets = facetsOf(tags)
  if (facets.length === 0) return null
  return (
    <div className="no-print mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-5">
      <p className="text-small font-[640]">More about</p>
      <ul className="flex flex-wrap gap-2.5">
        {facets.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={`/blog?tag=${slug}`}
              className="inline-flex min-h-11 items-center rounded-pill bg-sage-wash px-4 text-small font-[560] text-ink no-underline hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
