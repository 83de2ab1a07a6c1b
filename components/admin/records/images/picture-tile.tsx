import { clsx } from 'clsx'
import { CircleAlert, Tag } from 'lucide-react'
import { smallPicture } from '@/components/admin/records/uploads/small-picture'
import { Checkbox } from '@/components/ui/checkbox'
import { Link } from '@/components/ui/link'
import { isDescribed } from '@/lib/platform/media/alt-text'
import type { AdminRecord } from '@/lib/records/declare/record'

type Props = {
  picture: AdminRecord
  tags: string[]
  /** Null where pictures cannot be selected. */
  chosen: { is: boolean; change: (isChosen: boolean) => void } | null
}

/** A library picture that links to its page. */
export function PictureTile({ picture, tags, chosen }: Props) {
  return (
    <div
      className={clsx(
        'group relative h-full rounded-control border p-2 shadow-rest transition-shadow hover:shadow-raised',
        chosen?.is ? 'border-evergreen bg-selected' : 'border-line bg-card',
      )}
    >
      <Link href={`/admin/images/${picture.id}`} className="block h-full rounded-badge no-underline">
        <PictureFrame picture={picture} />
        <span className="mt-2 line-clamp-2 px-1 text-dense font-[580] group-hover:underline">
          {pictureLabel(picture)}
        </span>
        <span className="mt-0.5 block truncate px-1 text-dense text-ink-soft tabular">
          {String(picture.width)} × {String(picture.height)}
          {picture.filename ? `, ${picture.filename}` : ''}
        </span>
        {tags.length > 0 && (
          <span className="mt-0.5 flex items-center gap-1.5 px-1 text-dense text-ink-soft">
            <Tag className="size-4 flex-none" aria-hidden="true" />
            <span className="truncate">
              <span className="sr-only">Tags: </span>
              {tags.join(', ')}
            </span>
          </span>
        )}
      </Link>
      {chosen && (
        <span className="absolute top-3.5 right-3.5 grid rounded-badge bg-card shadow-rest">
          <Checkbox
            aria-label={`Select ${pictureLabel(picture)}`}
            checked={chosen.is}
            onCheckedChange={(checked) => chosen.change(checked === true)}
          />
        </span>
      )}
    </div>
  )
}

/** Name of a picture in lists. */
export function pictureLabel(picture: AdminRecord): string {
  if (picture.alt) return String(picture.alt)
  return isDescribed(picture) ? 'Decorative' : 'Not described yet'
}

/** Picture cropped to a tile, marked when it has no description. */
export function PictureFrame({ picture }: { picture: AdminRecord }) {
  return (
    <span className="relative block">
      {/* biome-ignore lint/performance/noImgElement: resized variants are made at upload */}
      <img
        src={smallPicture(picture)}
        alt=""
        width={320}
        height={200}
        loading="lazy"
        className={clsx(
          'aspect-8/5 w-full rounded-picture bg-linen',
          // Plans and logos make no sense with their edges cut off.
          picture.mimeType === 'image/svg+xml' ? 'object-contain' : 'object-cover',
        )}
        style={{ objectPosition: `${Number(picture.focalX) * 100}% ${Number(picture.focalY) * 100}%` }}
      />
      {!isDescribed(picture) && (
        <span className="absolute top-1.5 left-1.5 grid size-7 place-items-center rounded-pill border border-warn-edge bg-warn-wash text-warn">
          <CircleAlert aria-hidden="true" className="size-4.5" />
        </span>
      )}
    </span>
  )
}
