import { ChevronDown } from 'lucide-react'
import { KIND_LABELS } from '@/components/admin/desk/personal-data/kind-labels'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Link } from '@/components/ui/link'
import type { FoundPerson } from '@/lib/desk/personal-data/search'

type Props = FoundPerson['kinds'][number] & { timeZone: string }

/** One kind with its count; opens to show the rows. */
export function HeldKindRows({ kind, count, lines, timeZone }: Props) {
  const { title, erased } = KIND_LABELS[kind]
  return (
    <li>
      <details className="group">
        <summary className="grid min-h-13 cursor-pointer list-none grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 py-2.5 [&::-webkit-details-marker]:hidden">
          <span className="text-right text-lead font-[680] tabular">{count}</span>
          <span className="min-w-0">
            <span className="block font-[620]">{title}</span>
            <span className="block text-dense text-ink-soft">When erased: {erased}</span>
          </span>
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="mb-3 ml-5 border-copper-mid/40 border-l-2 pl-4 sm:ml-8">
          {lines.map(({ id, at, title: what, detail, href }) => (
            <li key={id} className="grid gap-x-4 py-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
              <span className="min-w-0 wrap-anywhere">
                {href ? (
                  <Link href={href} className="inline-flex min-h-11 items-center text-link">
                    {what}
                  </Link>
                ) : (
                  <span className="inline-flex min-h-11 items-center font-[560]">{what}</span>
                )}
                <span className="-mt-1.5 block text-dense text-ink-soft">{detail}</span>
              </span>
              <time dateTime={at} className="text-dense text-ink-soft tabular sm:pt-3">
                {formatMoment(new Date(at), timeZone)}
              </time>
            </li>
          ))}
          {count > lines.length && (
            <li className="py-2 text-dense text-ink-soft">
              and {count - lines.length} older, which are also counted, copied and erased
            </li>
          )}
        </ul>
      </details>
    </li>
  )
}
