import { Link } from '@/components/ui/link'
import type { Place } from '@/lib/records/store/usage'

/** Links to the records that use another one. */
export function PlaceLines({ places }: { places: Place[] }) {
  return places.map(({ href, what, title, field }) => (
    <li key={`${href} ${field}`} className="border-b border-line last:border-0">
      <Link href={href} className="block min-h-11 rounded-badge py-2 text-dense no-underline hover:underline">
        <span className="block font-[580] break-words">{title}</span>
        <span className="block text-ink-soft">
          {what}, {field.toLowerCase()}
        </span>
      </Link>
    </li>
  ))
}
