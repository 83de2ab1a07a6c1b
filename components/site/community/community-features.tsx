import { CallToAction } from '@/components/site/call-to-action'
import { Picture } from '@/components/site/picture'
import { Emphasis, RichText } from '@/components/site/rich-text'
import { buttonVariants } from '@/components/ui/button-variants'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { CommunityDetail } from '@/lib/site/communities/community'

type Props = { community: { id: string; name: string } }

/** Community features as picture and text, on the side the editor chose. */
export function CommunityFeatures({ features, community }: Props & Pick<CommunityDetail, 'features'>) {
  if (features.length === 0) return null
  return (
    <section className="section bg-ivory pt-0 lg:pt-0">
      <div className="wrap grid gap-6 md:gap-20">
        {features.map((feature) => (
          <div
            key={feature.id}
            className="max-md:flow-root max-md:border-line max-md:border-t max-md:pt-5 md:grid md:grid-cols-1 md:items-center md:gap-8 lg:grid-cols-12 lg:gap-14"
          >
            {feature.image && (
              <div
                className={`print max-md:float-left max-md:mr-4 max-md:mb-2 max-md:w-[min(7.5rem,38%)] max-md:p-1.5 lg:row-start-1 ${feature.imageLeft ? 'lg:col-span-7' : 'lg:col-span-7 lg:col-start-6'}`}
              >
                <Picture
                  image={feature.image}
                  alt={feature.imageAlt || undefined}
                  sizes="(min-width: 64rem) 40rem 8/5, (min-width: 48rem) 92vw 8/5, 7rem 1/1"
                  className="aspect-square md:aspect-[8/5]"
                />
              </div>
            )}
            <div
              className={`lg:row-start-1 ${feature.imageLeft ? 'lg:col-span-5' : 'lg:col-span-5 lg:col-start-1'}`}
            >
              {feature.eyebrow && <Eyebrow className="max-md:inline-flex">{feature.eyebrow}</Eyebrow>}
              <h2 className="mt-2 type-h4 md:mt-3 md:type-panel">
                <Emphasis text={feature.title} />
              </h2>
              {(feature.body || feature.ctaLabel) && (
                <details className="phone-fold max-md:clear-left">
                  <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
                    Read more<span className="sr-only">: {feature.title.replaceAll('*', '')}</span>
                  </summary>
                  {feature.body && <RichText html={feature.body} className="md:mt-4" />}
                  {feature.ctaLabel && feature.ctaHref && (
                    <CallToAction
                      href={feature.ctaHref}
                      className={`${buttonVariants({ variant: 'outline' })} mt-6`}
                      about={{ communityId: community.id, communityName: community.name }}
                    >
                      {feature.ctaLabel}
                    </CallToAction>
                  )}
                </details>
              )}
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

export function CommunityHighlights({ highlights, community }: Props & Pick<CommunityDetail, 'highlights'>) {
  if (highlights.length === 0) return null
  return (
    <section className="bg-ivory pb-12 lg:pb-26" aria-label="Good to know">
      <ul className="wrap grid grid-cols-1 gap-2 md:grid-cols-3 md:gap-0">
        {highlights.map((highlight) => (
          <li
            key={highlight.id}
            className="border-line border-t pt-4 md:border-t-0 md:border-l md:px-7 md:pt-0 md:first:border-l-0 md:first:pl-0"
          >
            {highlight.image && (
              <Picture
                image={highlight.image}
                sizes="(min-width: 48rem) 20rem 8/5, 7rem 1/1"
                className="aspect-square rounded-picture max-md:float-right max-md:ml-4 max-md:w-[min(7rem,36%)] md:mb-4 md:aspect-[8/5] md:w-full"
              />
            )}
            <h3 className="type-h4">{highlight.title}</h3>
            {(highlight.description || highlight.ctaLabel) && (
              <details className="phone-fold">
                <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
                  Read more<span className="sr-only">: {highlight.title}</span>
                </summary>
                {highlight.description && (
                  <RichText html={highlight.description} className="text-ink-soft md:mt-2" />
                )}
                {highlight.ctaLabel && highlight.ctaHref && (
                  <CallToAction
                    href={highlight.ctaHref}
                    className="mt-2 inline-flex min-h-11 items-center text-link"
                    about={{ communityId: community.id, communityName: community.name }}
                  >
                    {highlight.ctaLabel}
                  </CallToAction>
                )}
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
