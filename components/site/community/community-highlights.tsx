import { Picture } from '@/components/site/picture'
import { RichText } from '@/components/site/rich-text'
import { SafeLink } from '@/components/site/safe-link'
import type { CommunityDetail } from '@/lib/site/communities/community'

export function CommunityHighlights({ highlights }: { highlights: CommunityDetail['highlights'] }) {
  if (highlights.length === 0) return null
  return (
    <section className="bg-ivory pb-17 lg:pb-26" aria-label="Worth knowing">
      <ul className="wrap grid grid-cols-1 gap-8 md:grid-cols-3 md:gap-0">
        {highlights.map((highlight) => (
          <li
            key={highlight.id}
            className="border-line border-t pt-5 md:border-t-0 md:border-l md:px-7 md:pt-0 md:first:border-l-0 md:first:pl-0"
          >
            {highlight.image && (
              <Picture
                image={highlight.image}
                sizes="(min-width: 48rem) 20rem 8/5, 92vw 8/5"
                className="mb-4 aspect-[8/5] w-full rounded-picture"
              />
            )}
            <h3 className="type-h4">{highlight.title}</h3>
            {highlight.description && (
              <RichText html={highlight.description} className="mt-2 text-ink-soft" />
            )}
            {highlight.ctaLabel && highlight.ctaHref && (
              <SafeLink href={highlight.ctaHref} className="mt-2 inline-flex min-h-11 items-center text-link">
                {highlight.ctaLabel}
              </SafeLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
