'use client'

import { Trash2 } from 'lucide-react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { toastWithUndo } from '@/components/admin/kit/undo-toast'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { KEPT_DAYS } from '@/lib/records/store/kept-days'

type Props = {
  /** Path of the entity below /admin. */
  path: string
  ids: string[]
  /** '3 redirects' */
  words: string
  onDeleted: () => void
}

/** Moves the chosen records to the trash, all or none, with undo. */
export function DeleteMany({ path, ids, words, onDeleted }: Props) {
  const { send, run, busy } = useAction({ toastsRefusal: true })

  async function remove() {
    const answer = await send<{ batch: string }>('DELETE', `${path}/many`, { ids })
    if (!answer) return
    onDeleted()
    const undo = () => restore(answer.batch)
    toastWithUndo({
      title: 'Moved to the trash',
      description: words,
      altText: 'Restore them from Trash',
      undo,
    })
  }

  async function restore(batch: string) {
    const answer = await run(() =>
      callAdmin<{ restored: number; refused: string[] }>('POST', `trash/batches/${batch}/restore`, {}),
    )
    if (!answer) return
    const [first] = answer.refused
    if (first === undefined) toast({ title: 'Restored', description: words })
    else
      toast({
        variant: 'destructive',
        title: `${answer.restored} restored, ${answer.refused.length} not`,
        description: first,
      })
  }

  return (
    <ConfirmDialog
      title={`Delete ${words}?`}
      words={`They will be removed from the site right away. You can restore them from Trash for ${KEPT_DAYS} days. If one of them is in use, none are deleted.`}
      action="Delete"
      keep="Keep them"
      onConfirm={remove}
      trigger={
        <Button variant="glassmorphism-dark" size="sm" aria-disabled={busy}>
          <Trash2 aria-hidden="true" />
          {busy ? 'Deleting...' : 'Delete...'}
        </Button>
      }
    />
  )
}
