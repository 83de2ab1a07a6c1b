'use client'

import { useRouter } from 'next/navigation'
import { callAdmin, type Refusal, toastRefusal } from '@/components/admin/kit/admin-api'
import { toastWithUndo } from '@/components/admin/kit/undo-toast'
import { toast } from '@/components/ui/toast-store'
import type { AdminRecord } from '@/lib/records/declare/record'

/** Changes one field of a row, unless the row has changed since; with undo. */
export function useFieldChange(path: string, row: AdminRecord, name: string) {
  const router = useRouter()

  function send(updatedAt: string, value: unknown) {
    return callAdmin<AdminRecord>('PATCH', `${path}/${row.id}`, { [name]: value, updatedAt })
  }

  async function undo(updatedAt: string) {
    const { refusal } = await send(updatedAt, row[name])
    if (refusal) toastRefusal(refusal)
    else toast({ title: 'Changed back' })
    router.refresh()
  }

  /** @returns the refusal, or null when saved */
  return async (value: unknown): Promise<Refusal | null> => {
    const { answer, refusal } = await send(row.updatedAt, value)
    router.refresh()
    if (refusal) return refusal
    const altText = 'Change it back in the same place'
    toastWithUndo({ title: 'Saved', altText, undo: () => undo(answer.updatedAt) })
    return null
  }
}
