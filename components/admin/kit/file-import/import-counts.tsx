import { CircleAlert, CircleMinus, CirclePlus, type LucideIcon, Pencil } from 'lucide-react'
import type { RowOutcome } from '@/lib/records/import/apply-rows'

const PARTS: { outcome: RowOutcome; word: string; icon: LucideIcon; tint: string }[] = [
  { outcome: 'created', word: 'new', icon: CirclePlus, tint: 'text-ok' },
  { outcome: 'changed', word: 'changed', icon: Pencil, tint: 'text-info' },
  { outcome: 'unchanged', word: 'unchanged', icon: CircleMinus, tint: 'text-ink-soft' },
  { outcome: 'refused', word: 'refused', icon: CircleAlert, tint: 'text-bad' },
]

export function ImportCounts({ counts }: { counts: Record<RowOutcome, number> }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {PARTS.map(({ outcome, word, icon: Icon, tint }) => (
        <div
          key={outcome}
          className="flex flex-col-reverse rounded-control border border-line bg-card px-4 py-3 shadow-rest"
        >
          <dt className={`flex items-center gap-2 text-dense ${tint}`}>
            <Icon className="size-4.5" aria-hidden="true" />
            {word}
          </dt>
          <dd className="type-h2 tabular">{counts[outcome].toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  )
}
