import { clsx } from 'clsx'
import { FilterLinks } from '@/components/site/filter-links'
import { PageHead } from '@/components/site/page-head'
import { EditedSections } from '@/components/site/page-sections/informational-page'
import { Picture } from '@/components/site/picture'
import { staticPage } from '@/components/static/static'
import { addressSlug } from '@/lib/platform/address-slug'
import { facetsOf } from '@/lib/site/articles/article-filter'
import { getRegion, inRegion } from '@/lib/site/communities/communities'
import { getResources, type ResourceCard } from '@/lib/site/resources/resource'
import { pageMetadata } from '@/lib/site/seo/metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The list by category is not indexed. */
export async function generateMetadata({ searchParams }: Props) {
  const families = inRegion('families', await getRegion())
  return pageMetadata({
    path: '/resources',
    title: 'Resource library',
    description: `Guides and checklists for choosing, paying, packing and staying safe at home, written for ${families}.`,
    indexed: (await searchParams).category === undefined,
  })
}

export default staticPage(ResourcesPage)

async function ResourcesPage({ searchParams }: Props) {
  const [resources, query] = await Promise.all([getResources(), searchParams])
  const categories = facetsOf(resources.flatMap(({ category }) => (category ? [category] : [])))
  // An unknown category in an old link shows the whole library.
  const chosen = categories.find(({ slug }) => slug === query.category) ?? null
  const shown = chosen
    ? resources.filter(({ category }) => category && addressSlug(category) === chosen.slug)
    : resources
  return (
    <>
      <PageHead
        path="/resources"
        eyebrow="Resource library"
        title="Guides *and checklists*"
        lead="For choosing, paying, moving in and staying safe at home. You can read each one in full on its page."
      >
        {categories.length > 1 && (
          <div className="mt-8">
            <FilterLinks
              label="Kind"
              choices={[
                { key: '', label: 'All', href: '/resources', current: !chosen },
                ...categories.map(({ slug, name, count }) => ({
                  key: slug,
                  label: `${name} (${count})`,
                  href: `/resources?category=${slug}`,
                  current: chosen?.slug === slug,
                })),
              ]}
            />
          </div>
        )}
      </PageHead>
      <section className="bg-ivory py-12 lg:py-20">
        <div className="wrap">
          {shown.length > 0 ? (
            <ul className="grid gap-16 lg:gap-24">
              {shown.map((resource, index) => (
                <li key={resource.slug}>
                  <ResourceRow
                    resource={resource}
                    side={index % 2 === 0 ? 'left' : 'right'}
                    priority={index === 0}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <h2 className="type-h3">There are no guides yet</h2>
          )}
        </div>
      </section>
      <EditedSections path="/resources" />
    </>
  )
}

type ResourceRowProps = { resource: ResourceCard; side: 'left' | 'right'; priority?: boolean }

function ResourceRow({ resource, side, priority = false }: ResourceRowProps) {
  return (
    <div
      className={clsx(
        'group relative grid items-center gap-8 lg:gap-14',
        side === 'left'
          ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'
          : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
      )}
    >
      <div className="name-first">
        <h2 className="mt-3 type-panel">
          <a href={`/resources/${resource.slug}`} className="whole-link group-hover:underline">
            {resource.title}
          </a>
        </h2>
        {resource.category && (
          <p className="card-label text-small font-[640] text-copper">{resource.category}</p>
        )}
        {resource.description && <p className="mt-4 text-ink-soft">{resource.description}</p>}
        <p aria-hidden="true" className="mt-5 inline-flex min-h-11 items-center self-start text-link">
          Read it here
        </p>
      </div>
      {resource.featuredImage && (
        <div className={clsx('print order-first', side === 'right' && 'lg:order-last')}>
          <Picture
            image={resource.featuredImage}
            priority={priority}
            sizes="(min-width: 64rem) 40rem 3/2, 86vw 3/2"
            className="aspect-[3/2]"
          />
        </div>
      )}
    </div>
  )
}
