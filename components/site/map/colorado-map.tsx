import { clsx } from 'clsx'
import { Emphasis } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { CommunityCard } from '@/lib/site/communities/communities'
import { MAP_SIZE, type MapPlace, mapPlaces } from '@/lib/site/communities/map-places'

/** Our own map of the communities: no third party is loaded, and every pin is a link. */
export function ColoradoMap({ communities }: { communities: CommunityCard[] }) {
  const places = mapPlaces(communities)
  if (places.length === 0) return null
  return (
    <section aria-labelledby="map" className="bg-paper py-14 lg:py-20">
      <div className="wrap grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-14">
        <div>
          <Eyebrow>Where they stand</Eyebrow>
          <h2 id="map" className="mt-4">
            <Emphasis text="On the map of *Colorado*" />
          </h2>
          <p className="mt-4 text-ink-soft">
            The copper line is Interstate 25, the pale one Interstate 70. Denver to Boulder is about 40
            minutes, and Denver to Grand Junction about four hours.
          </p>
        </div>
        <div className="relative rounded-picture border border-line bg-card p-3 shadow-raised">
          <div className="relative" style={{ aspectRatio: `${MAP_SIZE.width} / ${MAP_SIZE.height}` }}>
            <ColoradoGround />
            <ul className="max-sm:hidden">
              {places.map((place) => (
                <li key={place.slug}>
                  <Pin place={place} />
                </li>
              ))}
            </ul>
            {places.map((place, index) => (
              <NumberedDot key={place.slug} place={place} number={index + 1} />
            ))}
          </div>
          <NumberedNames places={places} />
        </div>
      </div>
    </section>
  )
}

/** Phones have no room for names on the map, so each community gets a number. */
function NumberedDot({ place: { x, y }, number }: { place: MapPlace; number: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ left: `${x}%`, top: `${y}%` }}
      className="absolute grid size-6 -translate-1/2 place-items-center rounded-full border-2 border-card bg-copper text-[14px] leading-none font-[640] text-ivory sm:hidden"
    >
      {number}
    </span>
  )
}

function NumberedNames({ places }: { places: MapPlace[] }) {
  return (
    <ol className="mt-2 list-inside list-decimal sm:hidden">
      {places.map(({ slug, name, city }) => (
        <li key={slug} className="border-line border-t">
          <a href={`/communities/${slug}`} className="inline-flex min-h-11 items-center text-link">
            {name}
          </a>
          {city && <span className="text-small text-ink-soft"> · {city}</span>}
        </li>
      ))}
    </ol>
  )
}

function Pin({ place: { slug, name, city, x, y, side } }: { place: MapPlace }) {
  const isLeft = side === 'left'
  return (
    <a
      href={`/communities/${slug}`}
      style={isLeft ? { right: `${100 - x}%`, top: `${y}%` } : { left: `${x}%`, top: `${y}%` }}
      className={clsx(
        'group absolute flex -translate-y-1/2 items-center gap-2 py-1 text-small leading-tight font-[640] text-ink no-underline',
        isLeft ? 'translate-x-2.5 flex-row-reverse text-right' : '-translate-x-2.5',
      )}
    >
      <span
        aria-hidden="true"
        className="size-5 flex-none rounded-full border-[3px] border-card bg-copper-mid shadow-raised group-hover:bg-copper"
      />
      <span className="rounded-badge bg-card/85 px-1 whitespace-nowrap group-hover:underline">
        {name}
        {city && <span className="font-normal max-sm:sr-only sm:block">{city}</span>}
      </span>
    </a>
  )
}

/** Peaks of the Rockies: x, y and height on the map's grid. */
const PEAKS = [
  [180, 60, 26],
  [250, 92, 30],
  [300, 46, 24],
  [318, 132, 34],
  [270, 178, 30],
  [222, 238, 34],
  [330, 216, 36],
  [286, 290, 34],
  [180, 330, 30],
  [232, 372, 36],
  [330, 352, 30],
  [298, 424, 32],
  [156, 428, 28],
  [382, 300, 22],
] as const

/** Decorative map of Colorado; the pins are HTML above it. */
function ColoradoGround() {
  return (
    <svg
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      className="absolute inset-0 h-full w-full"
      aria-hidden="true"
    >
      <path
        d="M3 5 350 2 697 4 696 258 698 511 352 513 4 510 2 250Z"
        fill="#f4ecda"
        stroke="#857a64"
        strokeWidth="2"
      />
      <path
        d="M3 5 350 2 396 3 388 120 402 230 384 350 398 420 380 512 352 513 4 510 2 250Z"
        fill="#dde5d6"
      />
      <g fill="none" stroke="#bfd6d8" strokeWidth="4" strokeLinecap="round">
        <path d="M322 96C250 130 200 150 150 178S60 214 4 252" />
        <path d="M330 240C372 268 410 308 446 352S560 372 697 366" />
        <path d="M404 190C430 150 500 120 560 96S660 40 697 34" />
      </g>
      {PEAKS.map(([x, y, size]) => (
        <path
          key={`${x}-${y}`}
          d={`M${x - size} ${y + size * 0.6}L${x - size * 0.2} ${y - size * 0.5}L${x + size * 0.2} ${y}L${x + size * 0.5} ${y - size * 0.25}L${x + size * 1.1} ${y + size * 0.6}Z`}
          fill="#a9bba3"
        />
      ))}
      <g fill="none" strokeLinecap="round" strokeWidth="3.5">
        <path d="M4 238C70 226 120 212 190 206S330 176 404 166 560 196 697 208" stroke="#d8cbaf" />
        <path
          d="M404 2C398 60 408 110 404 166S418 250 424 280 440 340 442 360 436 450 454 512"
          stroke="#d9a07e"
        />
      </g>
    </svg>
  )
}
