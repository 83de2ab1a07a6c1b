import { PlaceLines } from '@/components/admin/records/form/place-lines'
import type { Place } from '@/lib/records/store/usage'

/** Links to the records that show a picture. */
export function PicturePlaces({ places }: { places: Place[] }) {
  return (
    <section
      aria-labelledby="places-title"
      className="rounded-control border border-line bg-card p-5 shadow-rest"
    >
      <h2 id="places-title" className="text-[1.25rem]!">
        Where it is used
      </h2>
      {places.length === 0 ? (
        <p className="mt-2 text-dense text-ink-soft">Nowhere yet. It can be deleted.</p>
      ) : (
        <ul className="mt-2">
          <PlaceLines places={places} />
        </ul>
      )}
    </section>
  )
}
