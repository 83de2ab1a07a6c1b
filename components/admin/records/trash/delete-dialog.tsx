'use client'

import { DialogForm } from '@/components/admin/kit/dialog-form'
import { useAction } from '@/components/admin/kit/use-action'
import { DeleteUses } from '@/components/admin/records/trash/delete-uses'
import { useDeletedToast } from '@/components/admin/records/trash/use-restore'
import { useTree } from '@/components/admin/records/trash/use-tree'
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

/** Shows where a record is used and what goes with it before deleting it, with the safe button focused. */
export function DeleteDialog({ path, id, title, onClose, onDeleted }: Props) {
  const action = useAction({ redraw: false })
  const uses = useUses(path, id)
  const tree = useTree(path, id)
  const tellDeleted = useDeletedToast()
  const isUsed = uses.state === 'known' && uses.uses.isUsed
  const goesWith = tree && tree.blocks.length === 0 && (isUsed || tree.records > 0) ? tree : null
  const mayDelete = !isUsed || goesWith !== null

  async function remove() {
    const deleted = goesWith
      ? await action.send('DELETE', `${path}/${id}/dependents`, { records: goesWith.records })
      : await action.send('DELETE', `${path}/${id}`)
    if (!deleted) return
    tellDeleted({ id, entity: path, title })
    onDeleted()
    return deleted
  }

  return (
    <DialogForm
      title={isUsed ? `“${title}” is in use` : `Delete “${title}”?`}
      words={
        mayDelete &&
        `It will be removed from the site right away. You can restore it from Trash for ${KEPT_DAYS} days.`
      }
      action={action}
      onSend={remove}
      onClose={onClose}
      submit={mayDelete && submitWords(goesWith?.records ?? 0, isUsed)}
      busyWords="Deleting..."
      variant="destructive"
      isReady={uses.state !== 'asking' && action.refusal === null}
      keep="Keep it"
      keepFirst
    >
      <DeleteUses answer={uses} tree={tree} />
    </DialogForm>
  )
}

function submitWords(records: number, isUsed: boolean): string {
  if (records > 0) return `Delete with ${records} ${records === 1 ? 'item' : 'items'}`
  return isUsed ? 'Delete and remove it there' : 'Delete'
}
