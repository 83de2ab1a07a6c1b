import { FileDown } from 'lucide-react'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleLayout, AskCard } from '@/components/site/articles/article-layout'
import { AuthorByline } from '@/components/site/articles/author-byline'
import { JsonLd } from '@/components/site/json-ld'
import { leadFormSettings } from '@/components/site/lead-form/server-settings'
import { ResourceGate } from '@/components/site/resources/resource-gate'
import { staticPage } from '@/components/static/static'
import { buttonVariants } from '@/components/ui/button-variants'
import { fileLabel } from '@/lib/site/content/file-label'
import { firstSentence } from '@/lib/site/content/first-sentence'
import { readingMinutes } from '@/lib/site/content/plain-text'
import { getSiteSettings, type PublicSiteSettings, phoneOf } from '@/lib/site/content/site-settings'
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
          <AskCard phone={phoneOf(null, settings)} text="Ask us any questions you have after reading it." />
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

type ResourceDownloadProps = {
  resource: NonNullable<Awaited<ReturnType<typeof getResource>>>
  settings: PublicSiteSettings
}

/** The guide as a file, at `#get`: behind its form, or open when nothing is required. */
function ResourceDownload({ resource, settings }: ResourceDownloadProps) {
  if (!resource.hasFile) return null
  const { slug, requiredFields, ctaText } = resource
  const file = fileLabelOf(resource)
  return (
    <section id="get" aria-labelledby="get-title" className="no-print bg-ivory pb-16 lg:pb-24">
      <div className="wrap">
        <div className="grid gap-x-14 gap-y-6 rounded-dialog border border-line border-t-[5px] border-t-copper-mid bg-card p-5.5 shadow-raised sm:p-10 lg:grid-cols-[5fr_6fr]">
          <div>
            <h2 id="get-title" className="type-panel">
              To print and take with you
            </h2>
            <p className="mt-4 text-ink-soft">
              The whole text as a file to print.{' '}
              {requiredFields.length > 0 && 'We will email you a link and open it here.'}
            </p>
          </div>
          {requiredFields.length > 0 ? (
            <ResourceGate
              slug={slug}
              required={requiredFields}
              button={ctaText}
              file={file}
              phone={phoneOf(null, settings)}
              {...pick(leadFormSettings(settings))}
            />
          ) : (
            <a
              href={`/resources/${slug}/file`}
              download
              className={`${buttonVariants({ variant: 'copper', size: 'lg' })} self-center`}
            >
              <FileDown aria-hidden="true" />
              {ctaText} ({file})
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

function pick({ consentText, consentVersion, turnstileSiteKey }: ReturnType<typeof leadFormSettings>) {
  return { consentText, consentVersion, turnstileSiteKey }
}

/** 'PDF, 180 KB'; the size of an externally hosted file is unknown. */
function fileLabelOf({
  mimeType,
  fileSize,
}: Pick<ResourceDownloadProps['resource'], 'mimeType' | 'fileSize'>): string {
  if (mimeType && fileSize) return fileLabel({ mimeType, sizeBytes: fileSize })
  return 'file'
}
