import type { ResourceCard } from '@/lib/site/resources/resource'

export function OtherResources({ resources }: { resources: ResourceCard[] }) {
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
