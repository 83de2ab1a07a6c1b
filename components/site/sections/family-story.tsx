import { Picture } from '@/components/site/picture'
import { Disclosures } from '@/components/site/review-card'
import { RichText } from '@/components/site/rich-text'
import { SafeLink } from '@/components/site/safe-link'
import type { HomeSection } from '@/components/site/sections/home-section'
import { Eyebrow } from '@/components/ui/eyebrow'
import { formatMonth } from '@/lib/site/content/format'
import type { getFeaturedStories } from '@/lib/site/content/home'

type Story = Awaited<ReturnType<typeof getFeaturedStories>>[number]

const MORE = 3

/** One large portrait with a quotation, its author and date. */
export function FamilyStory({ section, stories }: { section: HomeSection; stories: Story[] }) {
  const [first, ...others] = stories.filter(({ image }) => image)
  if (!first?.image) return null
  return (
    <section id={section.slug} className="section bg-ivory">
      <div className="wrap grid grid-cols-1 items-center gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
        <div className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_min(7rem,36%)] max-md:items-start max-md:gap-x-4">
          <div>
            <h2 className="sr-only">{section.title}</h2>
            <Eyebrow>{section.subtitle || section.title}</Eyebrow>
            {section.body && <RichText html={section.body} className="mt-4 text-ink-soft" />}
          </div>
          <div className="print md:mt-4 md:max-w-[19rem] lg:mt-5 lg:max-w-none">
            <Picture
              image={first.image}
              sizes="(min-width: 64rem) 26rem 5/6, (min-width: 48rem) 19rem 5/6, 7rem 5/6"
              className="aspect-[5/6]"
            />
          </div>
        </div>
        <figure>
          <blockquote className="type-quote">“{first.highlight || first.content}”</blockquote>
          <figcaption className="mt-4 lg:mt-6">
            <p className="text-base">
              <b>{first.authorName}</b>
              {first.authorRelation && `, ${first.authorRelation}`}
              {first.community && ` at ${first.community.name}`}
              {first.careType && `, about ${first.careType.name.toLowerCase()}`}
            </p>
            {first.writtenOn && (
              <p className="text-small text-ink-soft">
                {formatMonth(first.writtenOn)}
                {first.consentAt && ', shared with consent'}
              </p>
            )}
            <Disclosures review={first} />
          </figcaption>
          <div className="mt-4 flex flex-wrap items-center gap-4 lg:mt-6">
            {others
              .slice(0, section.shown ? section.shown - 1 : MORE)
              .map(
                (story) =>
                  story.image && (
                    <Picture
                      key={story.id}
                      image={story.image}
                      sizes="4.5rem 5.5rem"
                      className="h-22 w-18 rounded-picture max-md:hidden"
                    />
                  ),
              )}
            <SafeLink
              href={section.ctaUrl || '/reviews'}
              className="inline-flex min-h-11 items-center text-link"
            >
              {section.ctaLabel || 'Read more stories'}
            </SafeLink>
          </div>
        </figure>
      </div>
    </section>
  )
}
