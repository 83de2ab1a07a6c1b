import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleLayout } from '@/components/site/articles/article-layout'
import { AskCard } from '@/components/site/articles/ask-card'
import { AuthorByline } from '@/components/site/articles/author-byline'
import { JsonLd } from '@/components/site/json-ld'
import { ResourceDownload } from '@/components/site/resources/resource-download'
import { staticPage } from '@/components/static/static'
import { firstSentence } from '@/lib/site/content/first-sentence'
import { readingMinutes } from '@/lib/site/content/plain-text'
import { getSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
import { getResource, getResources, type ResourceCard } from '@/lib/site/resources/resource'
import { pageMetadata } from '@/lib/site/seo/metadata'
import { hasOwnCopy } from '@/lib/site/seo/own-copy'
import { textNode } from '@/lib/site/seo/schema-org/texts'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const resource = await getResource((await params).slug)
  if (!resource) return {}
  return pageMetadata({
    path: `/resources/${resource.slug}`,
    title: resource.title,
    description: [resource.description, firstSentence(resource.articleContent ?? '')],
    indexed: hasOwnCopy('content_assets', resource),
    article: {
      publishedAt: resource.createdAt,
      updatedAt: resource.updatedAt,
      author: resource.author?.name,
    },
  })
}

export default staticPage(ResourcePage)

async function ResourcePage({ params }: Props) {
  const { slug } = await params
  const [resource, all, settings] = await Promise.all([getResource(slug), getResources(), getSiteSettings()])
  if (!resource) notFound()
  const html = resource.articleContent || resource.description || ''
  return (
    <>
      <ArticleLayout
        from={{ href: '/resources', label: 'Resource library', part: resource.category }}
        title={resource.title}
        summary={resource.articleContent ? resource.description : null}
        image={resource.featuredImage}
        html={html}
        byline={
          <AuthorByline
            member={resource.author}
            date={resource.updatedAt}
            updated
            timeZone={settings.timeZone}
            minutes={readingMinutes(html)}
          />
        }
        aside={
          <AskCard
            phone={phoneOf(null, settings)}
            text="Call us with any questions you have after reading it."
          />
        }
      />
      <ResourceDownload resource={resource} settings={settings} />
      <OtherResources resources={all.filter((other) => other.slug !== slug)} />
      <JsonLd
        nodes={[
          textNode(
            'Article',
            {
              path: `/resources/${slug}`,
              title: resource.title,
              summary: resource.description,
              image: resource.featuredImage,
              publishedAt: resource.createdAt,
              updatedAt: resource.updatedAt,
              writer: resource.author,
            },
            settings,
          ),
        ]}
      />
    </>
  )
}

function OtherResources({ resources }: { resources: ResourceCard[] }) {
  if (resources.length === 0) return null
  return (
    <section className="no-print bg-paper py-14 lg:py-20">
      <div className="wrap grid grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2>Also in the library</h2>
        <ul className="divide-y divide-line border-line border-y">
          {resources.map(({ slug, title, description, category }) => (
            <li key={slug} className="group relative py-6">
              {category && <p className="text-small font-[640] text-copper">{category}</p>}
              <h3 className="mt-1 type-h4">
                <a href={`/resources/${slug}`} className="whole-link group-hover:underline">
                  {title}
                </a>
              </h3>
              {description && <p className="mt-2 max-w-[62ch] text-ink-soft">{description}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
