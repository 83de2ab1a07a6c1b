import { clsx } from 'clsx'
import { Picture } from '@/components/site/picture'
import type { ResourceCard } from '@/lib/site/resources/resource'

type Props = { resource: ResourceCard; side: 'left' | 'right'; priority?: boolean }

export function ResourceRow({ resource, side, priority = false }: Props) {
  return (
    <div
      className={clsx(
        'group relative grid items-center gap-8 lg:gap-14',
        side === 'left'
          ? 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'
          : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
      )}
    >
      {resource.featuredImage && (
        <div className={clsx('print', side === 'right' && 'lg:order-last')}>
          <Picture
            image={resource.featuredImage}
            priority={priority}
            sizes="(min-width: 64rem) 40rem 3/2, 86vw 3/2"
            className="aspect-[3/2]"
          />
        </div>
      )}
      <div>
        {resource.category && <p className="text-small font-[640] text-copper">{resource.category}</p>}
        <h2 className="mt-3 type-panel">
          <a href={`/resources/${resource.slug}`} className="whole-link group-hover:underline">
            {resource.title}
          </a>
        </h2>
        {resource.description && <p className="mt-4 text-ink-soft">{resource.description}</p>}
        <p aria-hidden="true" className="mt-5 inline-flex min-h-11 items-center text-link">
          Read it here
        </p>
      </div>
    </div>
  )
}
