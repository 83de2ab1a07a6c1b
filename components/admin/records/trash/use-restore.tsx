'use client'

import { useRouter } from 'next/navigation'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { toastWithUndo } from '@/components/admin/kit/undo-toast'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast-store'

/** A record to restore; `entity` is the entity's path below /admin. */
export type Restorable = { id: string; entity: string; title: string }

/** Long enough to reach by keyboard. */
const OPEN_MS = 15_000

/** Restores a deleted record and reports the outcome as a toast. */
export function useRestore() {
  const router = useRouter()
  return async ({ id, entity, title }: Restorable, slug?: string): Promise<Refusal | null> => {
    const body = slug === undefined ? {} : { slug }
    const { refusal } = await callAdmin('POST', `trash/${id}/restore`, body)
    if (refusal) return refusal
    const open = (
      <Link href={`/admin/${entity}/${id}`} className={buttonVariants({ variant: 'outline' })}>
        Open
      </Link>
    )
    const action = { altText: 'Open it in the back office', element: open }
    toast({ title: 'Restored', description: `${title} is as it was.`, action, duration: OPEN_MS })
    router.refresh()
    return null
  }
}

/** Shows a toast that a record was deleted, with undo. */
export function useDeletedToast() {
  const restore = useRestore()
  return (record: Restorable) => {
    async function undo() {
      const refusal = await restore(record)
      if (refusal)
        toast({
          variant: 'destructive',
          title: 'Not restored',
          description: refusal.message,
          duration: OPEN_MS,
        })
    }
    toastWithUndo({
      title: 'Moved to the trash',
      description: record.title,
      altText: 'Restore it from Trash',
      undo,
    })
  }
}
