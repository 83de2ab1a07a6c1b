import type { CommunityDetail } from '@/lib/site/communities/community'

type Stat = { figure: string; label: string }

const MAX_STATS = 4

/** Longer figures are set smaller to stay on one line: '31 of 58'. */
const LONG = 6

/** Up to four figures: those verified by staff first, then capacity and years open. */
export function StatStrip({ community, year }: { community: CommunityDetail; year: number }) {
  const stats = statsOf(community, year)
  if (stats.length === 0) return null
  return (
    <dl className="grid grid-cols-2 border-line border-y lg:flex">
      {stats.map(({ figure, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end px-4 py-3 max-lg:odd:pl-0 first:pl-0 lg:flex-1 lg:py-6 lg:border-line lg:border-l lg:px-6 lg:first:border-l-0"
        >
          <dt className="mt-1 text-small text-ink-soft">{label}</dt>
          <dd className={`type-figure tabular ${figure.length > LONG ? 'text-[2rem]/[1.5125]!' : ''}`}>
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function statsOf(
  { verifiedStats, residentCapacity, yearEstablished, city }: CommunityDetail,
  year: number,
): Stat[] {
  const stats = verified(verifiedStats)
  if (residentCapacity) stats.push({ figure: String(residentCapacity), label: 'people can live here' })
  if (yearEstablished) {
    stats.push({
      figure: `${Math.max(1, year - yearEstablished)} years`,
      label: city ? `open in ${city}` : 'open',
    })
  }
  return stats.slice(0, MAX_STATS)
}

/** Reads verifiedStats: label → figure. */
function verified(map: unknown): Stat[] {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return []
  return Object.entries(map)
    .filter(([, figure]) => typeof figure === 'string' || typeof figure === 'number')
    .map(([label, figure]) => ({ label, figure: String(figure) }))
}
