import { PictureFrame } from '@/components/admin/library/picture-frame'
import { Link } from '@/components/ui/link'
import type { AdminRecord } from '@/lib/admin/record'
import { isDescribed } from '@/lib/media/alt-text'

/** A picture of the library, leading to its page. */
export function PictureTile({ picture }: { picture: AdminRecord }) {
  return (
    <Link
      href={`/admin/images/${picture.id}`}
      className="group block h-full rounded-control border border-line bg-card p-2 no-underline shadow-rest transition-shadow hover:shadow-raised"
    >
      <PictureFrame picture={picture} />
      <span className="mt-2 line-clamp-2 px-1 text-dense font-[580] group-hover:underline">
        {wordsOf(picture)}
      </span>
      <span className="mt-0.5 block truncate px-1 text-dense text-ink-soft tabular">
        {String(picture.width)} × {String(picture.height)}
        {picture.filename ? `, ${picture.filename}` : ''}
      </span>
    </Link>
  )
}

/** What a picture is called where many are listed. */
export function wordsOf(picture: AdminRecord): string {
  if (picture.alt) return String(picture.alt)
  return isDescribed(picture) ? 'Decorative' : 'Not described yet'
}
