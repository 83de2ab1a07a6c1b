import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { smallPicture } from '@/components/admin/records/uploads/small-picture'
import { isDescribed } from '@/lib/platform/media/alt-text'
import type { AdminRecord } from '@/lib/records/declare/record'

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
