import { icons, type LucideIcon } from 'lucide-react'
import { RoomPictures, roomsOf } from '@/components/site/community/room-pictures'
import { Picture } from '@/components/site/picture'
import { Emphasis } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { CommunityDetail } from '@/lib/site/communities/community'
import { takenText } from '@/lib/site/content/taken-text'

const ON_PHONES = 3

/** Amenities with their icons, next to a large picture of a room and above those of the others. */
export function AmenityList({ community, now }: { community: CommunityDetail; now: Date }) {
  const { amenities } = community
  const rooms = roomsOf(community)
  if (amenities.length === 0 && rooms.length === 0) return null
  const [room, ...others] = rooms
  return (
    <section id="amenities" className="section bg-ivory">
      <div className="wrap grid grid-cols-1 items-start gap-8 lg:gap-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <Eyebrow>Amenities</Eyebrow>
          <h2 className="mt-4">
            <Emphasis text="Rooms for *ordinary days*" />
          </h2>
          <Amenities amenities={amenities.slice(0, ON_PHONES)} className="mt-6 border-t lg:mt-7" />
          {amenities.length > ON_PHONES && (
            <details className="phone-fold">
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
                {amenities.length - ON_PHONES} more
              </summary>
              <Amenities amenities={amenities.slice(ON_PHONES)} />
            </details>
          )}
        </div>
        {room && (
          <figure className="max-lg:hidden">
            <div className="print">
              <Picture image={room.image} sizes="28rem 5/6" className="aspect-[5/6]" />
            </div>
            {room.image.takenOn && (
              <figcaption className="mt-3 text-small text-ink-soft">
                {takenText(room.name, room.image, now)}
              </figcaption>
            )}
          </figure>
        )}
      </div>
      <div className="wrap">
        <RoomPictures large={room} rooms={others} now={now} />
      </div>
    </section>
  )
}

type AmenitiesProps = { amenities: CommunityDetail['amenities']; className?: string }

function Amenities({ amenities, className = '' }: AmenitiesProps) {
  return (
    <ul className={`grid grid-cols-1 gap-x-8 border-line empty:hidden sm:grid-cols-2 ${className}`}>
      {amenities.map((amenity) => (
        <li key={amenity.id} className="flex items-start gap-4 border-line border-b py-2.5 md:py-3.5">
          <AmenityIcon name={amenity.icon} />
          <div className="min-w-0 grow">
            <p>{amenity.name}</p>
            {amenity.description && <p className="text-base text-ink-soft">{amenity.description}</p>}
          </div>
          {amenity.image && (
            <Picture
              image={amenity.image}
              sizes="4.5rem 4.5rem"
              className="size-12 flex-none rounded-picture md:size-18"
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const all: Record<string, LucideIcon> = icons

/** The Lucide icon with this name ('book-open'), else a check. Server only: it bundles every icon. */
function AmenityIcon({ name }: { name: string | null }) {
  const pascal = (name ?? '').replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
  const Icon = all[pascal] ?? icons.Check
  return <Icon aria-hidden="true" className="size-6 text-copper" />
}
