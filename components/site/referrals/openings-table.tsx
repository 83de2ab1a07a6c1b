import { formatDate } from '@/lib/site/content/format-date'
import type { Opening, OpeningsOfCare } from '@/lib/site/referrals/openings'

type Props = { care: OpeningsOfCare[]; timeZone: string }

/** Openings by kind of care, each with the day of its last confirmation. */
export function OpeningsTable({ care, timeZone }: Props) {
  return (
    <div className="grid gap-8">
      {care.map(({ slug, name, openings }) => (
        <div key={slug}>
          <h3 className="type-h4">{name}</h3>
          <ul className="mt-3 divide-y divide-line border-line border-y">
            {openings.map((opening) => (
              <li
                key={opening.community.id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 py-1.5"
              >
                <a
                  href={`/communities/${opening.community.slug}`}
                  className="inline-flex min-h-11 items-center text-link"
                >
                  {opening.community.name}
                  {opening.community.city && `, ${opening.community.city}`}
                </a>
                <span>
                  <b className="font-[640]">{stateText(opening)}</b>
                  <span className="text-small text-ink-soft">
                    {' '}
                    as of {formatDate(opening.asOf, timeZone)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function stateText({ words, plans }: Opening): string {
  if (!words) return 'Please ask: not confirmed recently,'
  const start = words.charAt(0).toUpperCase() + words.slice(1)
  return plans.length > 0 ? `${start}: ${plans.join(', ')}` : start
}
