import { Picture, type PictureImage } from '@/components/site/picture'
import type { CommunityDetail } from '@/lib/site/communities/community'
import { takenText } from '@/lib/site/content/taken-text'

type Room = { name: string; image: PictureImage }

/** Pictures of rooms that neither the top of the page, the first of a gallery nor its end shows. */
export function roomsOf(community: CommunityDetail): Room[] {
  const { image, contactImage, courtyardsImage, galleries } = community
  const shown = new Set([
    image?.url,
    (contactImage ?? courtyardsImage)?.url,
    ...galleries.flatMap(({ images }) => images.slice(0, 5).map((picture) => picture.image.url)),
  ])
  const rooms = [
    { name: 'Life in the community', image: community.experienceImage },
    { name: 'Fitness and therapy', image: community.fitnessImage },
    { name: 'Salon', image: community.salonImage },
    { name: 'Courtyards', image: courtyardsImage },
    { name: 'Private dining', image: community.privateDiningImage },
  ]
  return rooms.flatMap(({ name, image }) => {
    if (!image || shown.has(image.url)) return []
    shown.add(image.url)
    return [{ name, image }]
  })
}

type Props = {
  /** The room that wide screens show large beside the amenities. */
  large: Room | undefined
  rooms: readonly Room[]
  now: Date
}

/** Small pictures in a row, each with the name of its room and the day it was taken. */
export function RoomPictures({ large, rooms, now }: Props) {
  if (!large) return null
  return (
    <ul className="mt-6 grid grid-cols-3 gap-x-3 gap-y-5 lg:mt-10 lg:grid-cols-4 lg:gap-x-5 lg:gap-y-7">
      {[large, ...rooms].map(({ name, image }) => (
        <li key={name} className={name === large.name ? 'lg:hidden' : ''}>
          <figure>
            <Picture
              image={image}
              sizes="(min-width: 64rem) 18rem 4/3, 30vw 4/3"
              className="aspect-[4/3] w-full rounded-picture"
            />
            <figcaption className="mt-2 text-small text-ink-soft">{takenText(name, image, now)}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
