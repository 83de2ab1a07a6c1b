import { Picture } from '@/components/site/picture'
import type { CommunityDetail } from '@/lib/site/communities/community'
import { takenRangeText, takenText } from '@/lib/site/content/taken-text'

const FIRST_VIEW = 5

/** On wide screens the large picture is as high as two small ones plus the gap. */
const LARGE = '(min-width: 64rem) 34.5rem 28.5rem, 92vw 3/2'
const SMALL = '(min-width: 64rem) 17.5rem 5/4, 22vw 1/1'

type Props = { community: CommunityDetail; now: Date }

/** The first gallery: one large and four small pictures; the rest expand without JavaScript. */
export function GalleryMosaic({ community, now }: Props) {
  const [gallery] = community.galleries
  if (!gallery) return null
  const pictures = coverFirst(gallery).filter(({ image }) => image.url !== community.image?.url)
  const shown = pictures.slice(0, FIRST_VIEW)
  const rest = pictures.slice(FIRST_VIEW)
  const taken = takenRangeText(
    shown.map(({ image }) => image),
    now,
  )
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="pictures" className="wrap pt-8 lg:pt-12 print:hidden">
      <h2 id="pictures" className="sr-only">
        {gallery.title}
      </h2>
      <ul className="grid grid-cols-4 gap-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-2 lg:gap-3">
        {shown.map(({ id, image, caption }, index) => (
          <li key={id} className={index === 0 ? 'col-span-4 lg:col-span-1 lg:row-span-2' : ''}>
            <Picture
              image={image}
              alt={caption ? `${image.alt} ${caption}` : undefined}
              sizes={index === 0 ? LARGE : SMALL}
              className={`w-full rounded-picture ${index === 0 ? 'aspect-[3/2] lg:aspect-auto lg:h-full' : 'aspect-square lg:aspect-[5/4]'}`}
            />
          </li>
        ))}
      </ul>
      {gallery.description && (
        <p className="mt-3 max-w-[66ch] text-ink-soft max-md:hidden">{gallery.description}</p>
      )}
      {taken && <p className="mt-2 text-small text-ink-soft">{taken}</p>}
      {rest.length > 0 && <MorePictures pictures={rest} total={pictures.length} now={now} />}
    </section>
  )
}

type GalleryPicture = CommunityDetail['galleries'][number]['images'][number]

type MoreProps = { pictures: GalleryPicture[]; total: number; now: Date }

function MorePictures({ pictures, total, now }: MoreProps) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        <span className="group-open:hidden">All {total} pictures</span>
        <span className="hidden group-open:inline">Fewer pictures</span>
      </summary>
      <ul className="mt-3 grid grid-cols-1 gap-5 sm:grid-cols-2">
        {pictures.map(({ id, image, caption }) => (
          <li key={id}>
            <figure>
              <Picture
                image={image}
                sizes="(min-width: 40rem) 34rem 8/5, 92vw 8/5"
                className="aspect-[8/5] w-full rounded-picture"
              />
              <figcaption className="mt-2 text-small text-ink-soft empty:hidden">
                {takenText(caption, image, now)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Every gallery after the first, which GalleryMosaic shows. */
export function MoreGalleries({ community, now }: Props) {
  const [, ...galleries] = community.galleries
  return galleries
    .filter(({ images }) => images.length > 0)
    .map((gallery) => <GallerySection key={gallery.id} gallery={gallery} now={now} />)
}

type SectionProps = { gallery: CommunityDetail['galleries'][number]; now: Date }

function GallerySection({ gallery, now }: SectionProps) {
  const { slug, title, description } = gallery
  return (
    <section aria-labelledby={slug} className="section bg-ivory print:hidden">
      <div className="wrap">
        <h2 id={slug}>{title}</h2>
        {description && <p className="mt-3 max-w-[66ch] text-ink-soft">{description}</p>}
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-5 md:gap-x-6 md:gap-y-8 lg:mt-8 lg:grid-cols-3">
          {coverFirst(gallery).map(({ id, image, caption }) => (
            <li key={id}>
              <figure>
                <Picture
                  image={image}
                  sizes="(min-width: 64rem) 22rem 4/3, 46vw 4/3"
                  className="aspect-[4/3] w-full rounded-picture"
                />
                <figcaption className="mt-2 text-small text-ink-soft empty:hidden">
                  {takenText(caption, image, now)}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A gallery's pictures in order, with the cover first. */
function coverFirst<Shown>(gallery: { images: Shown[]; thumbnailIndex: number }): Shown[] {
  const cover = gallery.images[gallery.thumbnailIndex]
  if (!cover) return gallery.images
  return [cover, ...gallery.images.filter((image) => image !== cover)]
}
