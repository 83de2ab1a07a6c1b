import { ActionButton } from '@/components/admin/kit/action-button'
import type { Restorable } from '@/components/admin/records/trash/use-restore'

/** Deletes a trashed record permanently before its 30 days are over. */
export function DeleteForGood({ record: { id, title } }: { record: Restorable }) {
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
