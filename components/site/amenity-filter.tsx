import type { CommunityCard } from '@/lib/site/communities/communities'
import { amenitiesOf } from '@/lib/site/communities/community-facets'

/** Amenity checkboxes inside the finder's form; the section is open when one is checked. */
export function AmenityFilter({ communities, chosen }: { communities: CommunityCard[]; chosen: string[] }) {
  const amenities = amenitiesOf(communities)
  if (amenities.length === 0) return null
  return (
    <details className="col-span-full" open={chosen.length > 0}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        Required amenities
      </summary>
      <fieldset className="mt-2">
        <legend className="sr-only">Amenities</legend>
        <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {amenities.map(({ slug, name }) => (
            <label key={slug} className="flex min-h-11 cursor-pointer items-center gap-3 text-control">
              <input
                type="checkbox"
                name="amenity"
                value={slug}
                defaultChecked={chosen.includes(slug)}
                className="size-6 flex-none accent-evergreen"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  )
}
