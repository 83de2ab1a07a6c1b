import { ArrowRight } from 'lucide-react'
import { SectionFrame, type SectionProps } from '@/components/site/page-sections/section-frame'
import { Picture } from '@/components/site/picture'
import { SafeLink } from '@/components/site/safe-link'
import type { PictureImage } from '@/lib/platform/media/picture-select'
import { type CommunityPicture, getLinkPictures } from '@/lib/site/content/link-pictures'
import type { SectionItem } from '@/lib/site/content/section-content'

type Props = SectionProps & {
  communityPicture?: CommunityPicture
  /** URLs of pictures already on the page, which are not repeated. */
  taken: ReadonlySet<string>
}

/** Links with the picture of each target, or as rows when pictures are missing. */
export async function LinksPart({ communityPicture, taken, ...props }: Props) {
  const { section, layout } = props
  const paths = section.items.map(({ href }) => pathOf(href))
  const pictures = await getLinkPictures(paths, communityPicture)
  const drawn = section.items.map((item) => ({
    item,
    image: pictures[pathOf(item.href)]?.find(({ url }) => !taken.has(url)),
  }))
  const complete = drawn.every(({ image }) => image)
  const asGallery = complete && layout === 'gallery'
  return (
    <SectionFrame {...props} layout={asGallery ? 'stacked' : 'split'} intro={section.html}>
      {asGallery ? (
        <ul className="grid grid-cols-1 gap-x-7 gap-y-10 sm:grid-cols-2 lg:grid-cols-6">
          {drawn.map(({ item, image }, index) => (
            <li key={item.title} className={spanOf(index, drawn.length)}>
              {image && <LinkPicture item={item} image={image} />}
            </li>
          ))}
        </ul>
      ) : (
        <ul className="border-line border-t">
          {drawn.map(({ item, image }) => (
            <LinkRow key={item.title} item={item} image={complete ? image : undefined} />
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}

/** Deliberately uneven, but every row is filled. */
function spanOf(index: number, count: number): string {
  if (count === 4) return index === 0 || index === 3 ? 'lg:col-span-4' : 'lg:col-span-2'
  if (count % 3 === 0) return 'lg:col-span-2'
  return 'lg:col-span-3'
}

function LinkPicture({ item, image }: { item: SectionItem; image: PictureImage }) {
  return (
    <article className="group name-first relative">
      <h3 className={item.label ? 'mt-1' : 'mt-4'}>
        <ItemLink item={item} />
      </h3>
      {item.label && <p className="card-label mt-4 text-small font-[640] text-copper">{item.label}</p>}
      {item.text && <p className="mt-1.5 text-ink-soft">{item.text}</p>}
      <Picture
        image={image}
        sizes="(min-width: 64rem) 46rem 18rem, (min-width: 40rem) 46vw 15rem, 92vw 15rem"
        className="h-60 w-full rounded-picture lg:h-72"
      />
    </article>
  )
}

function LinkRow({ item, image }: { item: SectionItem; image: PictureImage | undefined }) {
  return (
    <li className="group relative flex items-center gap-5 border-line border-b py-5">
      {image && (
        <Picture
          image={image}
          alt=""
          sizes="7rem 5rem"
          className="h-20 w-28 flex-none rounded-picture max-sm:hidden"
        />
      )}
      <div className="name-first grow">
        <h3>
          <ItemLink item={item} />
        </h3>
        {item.label && <p className="card-label text-small font-[640] text-copper">{item.label}</p>}
        {item.text && <p className="mt-1.5 text-ink-soft">{item.text}</p>}
      </div>
      <ArrowRight aria-hidden="true" className="size-6 text-copper" />
    </li>
  )
}

function ItemLink({ item }: { item: SectionItem }) {
  if (!item.href) return item.title
  return (
    <SafeLink href={item.href} className="whole-link group-hover:underline">
      {item.title}
    </SafeLink>
  )
}

function pathOf(href: string | null): string {
  return (href ?? '').replace(/[#?].*$/, '')
}
