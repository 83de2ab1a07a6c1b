import { ActionButton } from '@/components/admin/kit/action-button'
import { ListCell } from '@/components/admin/kit/list/list-cell'
import { RestoreButton } from '@/components/admin/records/trash/restore-button'
import { timeLeft } from '@/components/admin/records/trash/time-left'
import type { Restorable } from '@/components/admin/records/trash/use-restore'
import { Link } from '@/components/ui/link'
import { shownMoment } from '@/lib/records/declare/shown-value'
import { capitalized } from '@/lib/records/store/menu'
import type { TrashedRecord } from '@/lib/records/trash/list-trash'

type Props = { rows: TrashedRecord[]; mayDeleteForGood: boolean; nowMs: number }

const HEADINGS = ['What', 'Kind', 'Deleted', 'Goes for good']

/** Deleted records as table rows, or cards on phones. */
export function TrashTable({ rows, mayDeleteForGood, nowMs }: Props) {
  return (
    <div className="rounded-control border border-line bg-card shadow-rest md:overflow-x-auto">
      <table aria-label="Trash" className="w-full text-dense max-md:block">
        <thead className="border-b-[1.5px] border-line-strong bg-paper max-md:sr-only">
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className="h-11 px-3 text-left text-dense font-[620]">
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
            <tr
              key={row.id}
              className="border-b border-line last:border-0 max-md:grid max-md:gap-1.5 max-md:p-4 md:h-16"
            >
              <ListCell className="md:min-w-52">
                <Link
                  href={`/admin/${row.entity}/${row.id}`}
                  className="inline-flex min-h-11 items-center rounded-badge font-[620] break-words no-underline hover:underline md:min-h-6"
                >
                  {row.title}
                </Link>
              </ListCell>
              <ListCell label="Kind">{capitalized(row.kind)}</ListCell>
              <ListCell label="Deleted">
                <span>
                  <span className="block tabular md:whitespace-nowrap">{shownMoment(row.deletedAt)}</span>
                  <span className="block break-words text-ink-soft">by {row.deletedBy}</span>
                </span>
              </ListCell>
              <ListCell label="Goes for good" className="md:whitespace-nowrap">
                {timeLeft(row.purgeAt, nowMs)}
              </ListCell>
              <ListCell className="md:text-right">
                <span className="flex flex-wrap gap-1.5 max-md:mt-2 md:flex-nowrap md:justify-end">
                  <RestoreButton record={row} />
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
      className="text-bad!"
      method="DELETE"
      path={`trash/${id}`}
      done={{ title: 'Deleted for good', description: title }}
      confirm={{
        title: `Delete “${title}” for good?`,
        words: 'It goes with its history and its files. Nobody can bring it back after this.',
        action: 'Delete for good',
      }}
    >
      Delete for good<span className="sr-only"> {title}</span>
    </ActionButton>
  )
}
