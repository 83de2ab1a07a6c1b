'use client'

import type { PagePlace } from '@/components/admin/records/on-page/places'
import { SidePanel } from '@/components/admin/records/on-page/side-panel'

type Props = { places: PagePlace[]; onOpen: (place: PagePlace) => void; onClose: () => void }

/** Every editable element of the page in its order, for the keyboard and for screen readers. */
export function PlaceList({ places, onOpen, onClose }: Props) {
  return (
    <SidePanel title="On this page" onClose={onClose}>
      <p className="mb-2 text-dense text-ink-soft">
        Choose an item here, or click text on the page. To follow a link, hold Ctrl and click.
      </p>
      <ol>
        {places.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field may stand on the page more than once
          <li key={`${place.key} ${at}`} className="border-b border-line last:border-0">
            <button
              type="button"
              onFocus={() => place.element.scrollIntoView({ block: 'center' })}
              onClick={() => onOpen(place)}
              className="block min-h-11 w-full cursor-pointer py-1.5 text-left text-dense hover:bg-paper"
            >
              <span className="block font-[620]">
                {place.label}
                <span className="font-normal text-ink-soft">, {place.kind}</span>
              </span>
              <span className="block truncate text-ink-soft">{place.words}</span>
            </button>
          </li>
        ))}
      </ol>
      {places.length === 0 && <p className="text-ink-soft">Nothing on this page can be edited here.</p>}
    </SidePanel>
  )
}
