import { CircleAlert, CirclePlus, Pencil } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import type { ImportReport } from '@/lib/records/import/report'

const BADGES = {
  created: { tone: 'ok', icon: CirclePlus, word: 'New' },
  changed: { tone: 'info', icon: Pencil, word: 'Changed' },
  refused: { tone: 'bad', icon: CircleAlert, word: 'Refused' },
  unchanged: { tone: 'neutral', icon: Pencil, word: 'Unchanged' },
} as const

/** Outcome of each row, refused ones first. */
export function ImportRows({ report }: { report: ImportReport }) {
  const { rows, counts } = report
  if (rows.length === 0) return null
  const isRefused = ({ outcome }: ImportReport['rows'][number]) => outcome === 'refused'
  const inOrder = [...rows.filter(isRefused), ...rows.filter((row) => !isRefused(row))]
  const left = counts.created + counts.changed + counts.refused - rows.length
  return (
    <div className="border-line border-y bg-card">
      <table aria-label="Rows" className="w-full text-dense max-md:block">
        <thead className="border-b-[1.5px] border-line-strong bg-paper max-md:sr-only">
          <tr>
            {['Row', 'Result', 'Record', 'Reason'].map((heading) => (
              <th key={heading} scope="col" className="h-11 px-4 text-left font-[620]">
                {heading === 'Why' ? 'Changes, or reason for refusal' : heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {inOrder.map(({ number, outcome, title, words }) => {
            const { tone, icon: Icon, word } = BADGES[outcome]
            return (
              <tr
                key={number}
                className="border-b border-line last:border-0 max-md:grid max-md:grid-cols-[auto_1fr] max-md:gap-x-3 max-md:gap-y-1.5 max-md:p-4"
              >
                <th scope="row" className="w-20 text-left font-[620] tabular md:px-4 md:py-2">
                  <span className="md:sr-only">Row </span>
                  {number}
                </th>
                <td className="md:w-48 md:px-4 md:py-2">
                  <Badge tone={tone}>
                    <Icon aria-hidden="true" />
                    {word}
                  </Badge>
                </td>
                <td className="[overflow-wrap:anywhere] max-md:col-span-2 md:px-4 md:py-2">
                  <span className="line-clamp-2">{title || 'Untitled'}</span>
                </td>
                <td className="text-ink-soft [overflow-wrap:anywhere] max-md:col-span-2 md:px-4 md:py-2">
                  {words}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {left > 0 && (
        <p className="border-t border-line px-4 py-3 text-dense text-ink-soft">
          and {left.toLocaleString('en-US')} more
        </p>
      )}
    </div>
  )
}
