import { clsx } from 'clsx'
import { smallPicture } from '@/components/admin/records/uploads/small-picture'
import { centeredPosition, type Point } from '@/lib/platform/media/crop'
import type { AdminRecord } from '@/lib/records/declare/record'

type Frame = {
  label: string
  width: number
  height: number
  className: string
  /** Cropped by the server with the focal point in the center, where browsers position proportionally. */
  centered?: boolean
}

/** Aspect ratios in use: heroes, list cards, phone cards, and link previews. */
const FRAMES: Frame[] = [
  { label: 'Wide, hero', width: 1_600, height: 640, className: 'col-span-2' },
  { label: 'Card', width: 800, height: 500, className: '' },
  { label: 'Phone', width: 390, height: 390, className: '' },
]

/** Cards show portraits next to the text, other images above it (lib/site/seo/share/draw-share-card.ts). */
function shareFrame({ width, height }: { width: number; height: number }): Frame {
  const frame = width / height < 1.2 ? { width: 510, height: 630 } : { width: 1_200, height: 420 }
  return {
    label: 'Shared link',
    ...frame,
    className: width / height < 1.2 ? '' : 'col-span-2',
    centered: true,
  }
}

/** Previews of all crops, updated with the focal point. */
export function CropPreviews({ picture, point }: { picture: AdminRecord; point: Point }) {
  const source = smallPicture(picture, 640)
  const size = { width: Number(picture.width), height: Number(picture.height) }
  return (
    <div>
      <p className="mb-2 text-control font-[620]">Crop previews</p>
      <ul className="grid max-w-90 grid-cols-2 gap-x-3 gap-y-3.5">
        {[...FRAMES, shareFrame(size)].map(({ label, width, height, className, centered }) => {
          const at = centered ? centeredPosition(point, size, { width, height }) : point
          return (
            <li key={label} className={clsx('min-w-0', className)}>
              {/* biome-ignore lint/performance/noImgElement: resized variants are made at upload */}
              <img
                src={source}
                alt=""
                className="w-full rounded-picture border border-line object-cover"
                style={{
                  aspectRatio: `${width} / ${height}`,
                  objectPosition: `${at.x * 100}% ${at.y * 100}%`,
                }}
              />
              <span className="mt-1 block text-dense text-ink-soft">{label}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
