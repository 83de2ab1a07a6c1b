'use client'

import { DialogForm } from '@/components/admin/kit/dialog-form'
import { useAction } from '@/components/admin/kit/use-action'
import { DeleteUses } from '@/components/admin/records/trash/delete-uses'
import { useDeletedToast } from '@/components/admin/records/trash/use-restore'
import { useUses } from '@/components/admin/records/trash/use-uses'
import { KEPT_DAYS } from '@/lib/records/store/kept-days'

type Props = {
  /** Path of the entity below /admin: 'team-members'. */
  path: string
  id: string
  title: string
  onClose: () => void
  onDeleted: () => void
}

/** Shows where a record is used before deleting it, with the safe button focused. */
export function DeleteDialog({ path, id, title, onClose, onDeleted }: Props) {
  const action = useAction({ redraw: false })
  const uses = useUses(path, id)
  const tellDeleted = useDeletedToast()
  const isUsed = uses.state === 'known' && uses.uses.isUsed

  async function remove() {
    const deleted = await action.send('DELETE', `${path}/${id}`)
    if (!deleted) return
    tellDeleted({ id, entity: path, title })
    onDeleted()
    return deleted
  }

  return (
    <DialogForm
      title={isUsed ? `“${title}” is in use` : `Delete “${title}”?`}
      words={!isUsed && `It leaves the site at once. You can restore it from Trash for ${KEPT_DAYS} days.`}
      action={action}
      onSend={remove}
      onClose={onClose}
      submit={!isUsed && 'Delete'}
      busyWords="Deleting..."
      variant="destructive"
      isReady={uses.state !== 'asking' && action.refusal === null}
      keep="Keep it"
      keepFirst
    >
      <DeleteUses {...uses} />
    </DialogForm>
  )
}
