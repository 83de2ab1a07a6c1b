'use client'

import { useRouter } from 'next/navigation'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import type { Restorable } from '@/components/admin/records/trash/use-restore'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'

/** Deletes a trashed record permanently before its 30 days are over. */
export function DeleteForGood({ record: { id, title } }: { record: Restorable }) {
  const router = useRouter()

  async function remove() {
    const { refusal } = await callAdmin('DELETE', `trash/${id}`)
    if (refusal) toast({ variant: 'destructive', title: 'Not deleted', description: refusal.message })
    else toast({ title: 'Deleted for good', description: title })
    router.refresh()
  }

  return (
    <ConfirmDialog
      trigger={
        <Button variant="ghost" className="text-bad!">
          Delete for good<span className="sr-only"> {title}</span>
        </Button>
      }
      title={`Delete “${title}” for good?`}
      words="It goes with its history and its files. Nobody can bring it back after this."
      action="Delete for good"
      onConfirm={remove}
    />
  )
}
