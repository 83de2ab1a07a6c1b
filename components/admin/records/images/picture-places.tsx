import { Card } from '@/components/admin/kit/card'
import { PlaceLines } from '@/components/admin/records/form/place-lines'
import type { Place } from '@/lib/records/store/usage'

/** Links to the records that show a picture or video. */
export function PicturePlaces({ places }: { places: Place[] }) {
  return (
    <Card id="places-title" title="Where it is used">
      {places.length === 0 ? (
        <p className="text-dense text-ink-soft">Not used yet. You can delete it.</p>
      ) : (
        <ul>
          <PlaceLines places={places} />
        </ul>
      )}
    </Card>
  )
}
