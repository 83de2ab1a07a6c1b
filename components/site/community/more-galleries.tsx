import { Picture } from '@/components/site/picture'
import type { CommunityDetail } from '@/lib/site/communities/community'
import { coverFirst } from '@/lib/site/communities/cover-first'

/** Every gallery after the first, which GalleryMosaic shows. */
export function MoreGalleries({ community }: { community: CommunityDetail }) {
  const [, ...galleries] = community.galleries
  return galleries
    .filter(({ images }) => images.length > 0)
    .map((gallery) => <GallerySection key={gallery.id} gallery={gallery} />)
}

function GallerySection({ gallery }: { gallery: CommunityDetail['galleries'][number] }) {
  const { slug, title, description } = gallery
  return (
    <section aria-labelledby={slug} className="section bg-ivory print:hidden">
      <div className="wrap">
        <h2 id={slug}>{title}</h2>
        {description && <p className="mt-3 max-w-[66ch] text-ink-soft">{description}</p>}
        <ul className="mt-8 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {coverFirst(gallery).map(({ id, image, caption }) => (
            <li key={id}>
              <figure>
                <Picture
                  image={image}
                  sizes="(min-width: 64rem) 22rem 4/3, (min-width: 40rem) 46vw 4/3, 92vw 4/3"
                  className="aspect-[4/3] w-full rounded-picture"
                />
                {caption && <figcaption className="mt-2 text-small text-ink-soft">{caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
