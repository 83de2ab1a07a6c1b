import { clsx } from 'clsx'
import { Emphasis } from '@/components/site/rich-text'
import { Eyebrow } from '@/components/ui/eyebrow'
import type { CommunityCard } from '@/lib/site/communities/communities'
import { type MapPlace, mapPlaces } from '@/lib/site/communities/map-places'
import { type StateMap, stateMap } from '@/lib/site/places/state-map'

type Props = {
  communities: CommunityCard[]
  /** Codes of further states that are served without a community. */
  servedStates: readonly string[]
  /** 'Ohio and Indiana'. */
  region: string
  /** An editor's own words. */
  title?: string | null
  eyebrow?: string | null
  /** Its name in links. */
  id?: string
}

/** Our own map of the communities: no third party is loaded, and every pin is a link. */
export function StatesMap({ communities, servedStates, region, title, eyebrow, id = 'map' }: Props) {
  const map = stateMap([...communities.map(({ state }) => state), ...servedStates])
  const places = map ? mapPlaces(communities, map) : []
  if (!map || places.length === 0) return null
  const drives = communities.filter(({ driveTimes }) => driveTimes.length > 0)
  return (
    <section aria-labelledby={id} className="bg-paper py-14 lg:py-20">
      <div className="wrap grid grid-cols-1 items-center gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-14">
        <div>
          <Eyebrow>{eyebrow || 'Where they are'}</Eyebrow>
          <h2 id={id} className="mt-4">
            <Emphasis text={title || (region ? `On the map of *${region}*` : 'On the map')} />
          </h2>
          {drives.length > 0 && (
            <ul aria-label="Drive times" className="mt-4 grid gap-1.5 text-ink-soft">
              {drives.map(({ slug, name, driveTimes }) => (
                <li key={slug}>
                  {name}: {driveTimes.join(', ')}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="relative rounded-picture border border-line bg-card p-3 shadow-raised">
          <div className="relative" style={{ aspectRatio: `${map.width} / ${map.height}` }}>
            <Ground map={map} />
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

/** Decorative outlines; the pins are HTML above them. */
function Ground({ map: { width, height, outlines } }: { map: StateMap }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 h-full w-full" aria-hidden="true">
      {outlines.map(({ code, path }) => (
        <path
          key={code}
          d={path}
          strokeWidth="1.5"
          strokeLinejoin="round"
          className="fill-sage-wash stroke-line-strong"
        />
      ))}
    </svg>
  )
}
