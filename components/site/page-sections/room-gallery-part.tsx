import { GROUND, type Ground } from '@/components/site/page-sections/section-layout'
import { Picture } from '@/components/site/picture'
import type { CommunityCard } from '@/lib/site/communities/communities'
import { type CommunityPicture, getLinkPictures } from '@/lib/site/content/link-pictures'

type Props = { communities: CommunityCard[]; room: CommunityPicture; title: string; ground: Ground }

/** One kind of room in every community, side by side. */
export async function RoomGalleryPart({ communities, room, title, ground }: Props) {
  const path = (community: CommunityCard) => `/communities/${community.slug}`
  const pictures = await getLinkPictures(communities.map(path), room)
  return (
    <section id="rooms" className={`section ${GROUND[ground]}`}>
      <div className="wrap">
        <h2>{title}</h2>
        <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-7 lg:grid-cols-12 lg:gap-x-5">
          {communities.map((community, index) => {
            const image = pictures[path(community)]?.[0]
            const { span, sizes } = PLACES[index % PLACES.length] ?? NARROW
            return (
              image && (
                <li key={community.id} className={span}>
                  <figure className="group relative">
                    <Picture
                      image={image}
                      sizes={sizes}
                      className="h-40 w-full rounded-picture sm:h-60 lg:h-72"
                    />
                    <figcaption className="mt-3">
                      <a href={path(community)} className="font-[640] whole-link group-hover:underline">
                        {community.name}
                      </a>
                      <span className="block text-small text-ink-soft">{community.city}</span>
                    </figcaption>
                  </figure>
                </li>
              )
            )
          })}
        </ul>
      </div>
    </section>
  )
}

const WIDE = {
  span: 'max-lg:col-span-2 lg:col-span-6',
  sizes: '(min-width: 64rem) 37rem 18rem, (min-width: 40rem) 92vw 15rem, 92vw 10rem',
}
const NARROW = {
  span: 'lg:col-span-3',
  sizes: '(min-width: 64rem) 18rem 18rem, (min-width: 40rem) 46vw 15rem, 45vw 10rem',
}
const PLACES = [WIDE, NARROW, NARROW, NARROW, NARROW, WIDE]
