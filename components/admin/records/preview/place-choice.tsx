'use client'

import { SelectField } from '@/components/admin/kit/select-field'
import { useOptions } from '@/components/admin/records/inputs/use-options'
import { addressSlug } from '@/lib/platform/address-slug'
import { titleFromSlug } from '@/lib/platform/plain-slug'
import { entityNamed } from '@/lib/records/entities/registry'

/** '' keeps the place of the draft. */
export type Place = { city: string; communityId: string }

/** The query by which the preview knows the place (lib/records/preview/preview-place.ts). */
export function placeQuery({ city, communityId }: Place): string {
  const query = new URLSearchParams({
    ...(city && { 'preview-city': city }),
    ...(communityId && { 'preview-community': communityId }),
  })
  return query.size > 0 ? `?${query}` : ''
}

type Props = { place: Place; onPlace: (place: Place) => void }

/** Shows the landing page as it would be for another city or community. */
export function PlaceChoice({ place, onPlace }: Props) {
  const { options: all } = useOptions(entityNamed('community'), { pageSize: 100 })
  const options = all.filter(({ record }) => record.active === true)
  const cities = new Set(
    options.flatMap(({ record: { city, servesCities } }) => [
      ...(city ? [addressSlug(String(city))] : []),
      ...(Array.isArray(servesCities) ? servesCities.map(String) : []),
    ]),
  )
  return (
    <div className="flex flex-wrap gap-3 border-b border-line px-4 py-2">
      <SelectField
        id="preview-city"
        label="City"
        value={place.city}
        onValue={(city) => onPlace({ ...place, city })}
        choices={[
          { value: '', label: 'As in the form' },
          ...[...cities].toSorted().map((city) => ({ value: city, label: titleFromSlug(city) })),
        ]}
      />
      <SelectField
        id="preview-community"
        label="Community"
        value={place.communityId}
        onValue={(communityId) => onPlace({ ...place, communityId })}
        choices={[
          { value: '', label: 'As in the form' },
          ...options.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
    </div>
  )
}
