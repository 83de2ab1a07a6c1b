import { Trash2 } from 'lucide-react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { ShownMoment } from '@/components/admin/kit/company-zone'
import {
  LIST_FRAME,
  LIST_HEAD,
  LIST_HEADING,
  LIST_LINK,
  LIST_ROW,
  ListCell,
} from '@/components/admin/kit/list/list-cell'
import { RestoreButton } from '@/components/admin/records/trash/restore-button'
import { timeLeft } from '@/components/admin/records/trash/time-left'
import type { Restorable } from '@/components/admin/records/trash/use-restore'
import { Link } from '@/components/ui/link'
import { capitalized } from '@/lib/records/declare/capitalized'
import type { TrashedRecord } from '@/lib/records/trash/list-trash'

type Props = { rows: TrashedRecord[]; mayDeleteForGood: boolean; nowMs: number }

const HEADINGS = ['Item', 'Kind', 'Deleted', 'Permanently deleted']

/** Deleted records as table rows, on phones of two lines. */
export function TrashTable({ rows, mayDeleteForGood, nowMs }: Props) {
  return (
    <div className={`-mx-4 lg:-mx-3.5 ${LIST_FRAME}`}>
      <table aria-label="Trash" className="w-full text-dense max-md:block">
        <thead className={LIST_HEAD}>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className={LIST_HEADING}>
                {heading}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <tr key={row.id} className={`${LIST_ROW} ${mayDeleteForGood ? 'max-md:pr-28' : 'max-md:pr-16'}`}>
              <ListCell place="title" className="md:max-w-80">
                <Link href={`/admin/${row.entity}/${row.id}`} className={`block ${LIST_LINK}`}>
                  {row.title}
                </Link>
              </ListCell>
              <ListCell className="md:whitespace-nowrap">{capitalized(row.kind)}</ListCell>
              <ListCell place="wide" className="md:whitespace-nowrap">
                <span className="tabular">
                  <ShownMoment at={row.deletedAt} />
                </span>{' '}
                <span className="text-ink-soft">by {row.deletedBy}</span>
              </ListCell>
              <ListCell className="md:whitespace-nowrap">{timeLeft(row.purgeAt, nowMs)}</ListCell>
              <ListCell className="max-md:absolute max-md:inset-y-0 max-md:right-2 max-md:z-10 max-md:grid max-md:h-auto! max-md:max-w-none! max-md:items-center">
                <span className="flex gap-1 md:justify-end">
                  <RestoreButton record={row} isInList />
                  {mayDeleteForGood && <DeleteForGood record={row} />}
                </span>
              </ListCell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Deletes a trashed record permanently before its 30 days are over. */
function DeleteForGood({ record: { id, title } }: { record: Restorable }) {
  return (
    <ActionButton
      variant="ghost"
      className="text-bad! max-md:size-11 max-md:p-0!"
      method="DELETE"
      path={`trash/${id}`}
      done={{ title: 'Permanently deleted', description: title }}
      confirm={{
        title: `Permanently delete “${title}”?`,
        words: 'Its history and files will be deleted too. This cannot be undone.',
        action: 'Delete permanently',
      }}
    >
      <Trash2 aria-hidden="true" className="md:hidden" />
      <span className="max-md:sr-only">
        Delete permanently<span className="sr-only"> {title}</span>
      </span>
    </ActionButton>
  )
}
