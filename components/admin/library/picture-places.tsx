import { Link } from '@/components/ui/link'
import type { Place } from '@/lib/admin/usage'

/** Every record that shows a picture, with its address. */
export function PicturePlaces({ places }: { places: Place[] }) {
  return (
    <section
      aria-labelledby="places-title"
      className="rounded-control border border-line bg-card p-5 shadow-rest"
    >
      <h2 id="places-title" className="text-[1.25rem]!">
        Where it stands
      </h2>
      {places.length === 0 ? (
        <p className="mt-2 text-dense text-ink-soft">Nowhere yet. It can be deleted.</p>
      ) : (
        <ul className="mt-2">
          {places.map(({ href, what, title, field }) => (
            <li key={`${href} ${field}`} className="border-b border-line last:border-0">
              <Link
                href={href}
                className="block min-h-11 rounded-badge py-2 text-dense no-underline hover:underline"
              >
                <span className="block font-[580]">{title}</span>
                <span className="block text-ink-soft">
                  {what}, {field.toLowerCase()}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
