'use client'

import { useRouter } from 'next/navigation'
import { callAdmin, toastRefusal } from '@/components/admin/kit/admin-api'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import type { AdminRecord } from '@/lib/records/declare/record'
import { requireEntityAt } from '@/lib/records/entities/registry'

/** Long enough to read and reconsider. */
const UNDO_MS = 15_000

/** Unpublishes a record without confirmation, because the toast offers undo. */
export function useUnpublish(path: string, id: string, title: string) {
  const router = useRouter()
  const flag = requireEntityAt(path).publication?.flag

  async function undo(updatedAt: string) {
    const { refusal } = await callAdmin('PATCH', `${path}/${id}`, { [String(flag)]: true, updatedAt })
    if (refusal) toastRefusal(refusal)
    else toast({ title: 'Back on the site', description: title })
    router.refresh()
  }

  return async () => {
    const { answer, refusal } = await callAdmin<AdminRecord>('POST', `${path}/${id}/unpublish`)
    if (refusal) return toastRefusal(refusal)
    const button = (
      <Button variant="outline" size="sm" onClick={() => undo(answer.updatedAt)}>
        Undo
      </Button>
    )
    toast({
      title: 'Unpublished',
      description: title,
      action: { altText: 'Put it back on the site', element: button },
      duration: UNDO_MS,
    })
    router.refresh()
  }
}
