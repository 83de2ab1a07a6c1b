import { ShownMoment } from '@/components/admin/kit/company-zone'
import { Link } from '@/components/ui/link'
import type { ImportLine } from '@/lib/records/import/imports'

/** Imports that can still be undone. */
export function ImportLines({ page, lines }: { page: string; lines: ImportLine[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="imports-before" className="grid gap-3">
      <h2 id="imports-before">Imported in the last 30 days</h2>
      <ul className="divide-y divide-line rounded-control border border-line bg-card shadow-rest">
        {lines.map(({ id, fileName, state, actorName, createdAt, counts }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2.5">
            <Link
              href={`${page}/${id}`}
              className="inline-flex min-h-11 min-w-0 items-center font-[620] [overflow-wrap:anywhere]"
            >
              {fileName}
            </Link>
            <span className="text-dense text-ink-soft">
              {actorName}, <ShownMoment at={createdAt} />
              {counts && `: ${counts.created} new, ${counts.changed} changed`}
              {state === 'undone' && ', undone'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
