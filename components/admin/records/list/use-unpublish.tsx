'use client'

import { useRouter } from 'next/navigation'
import { callAdmin, toastRefusal } from '@/components/admin/kit/call-admin'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import type { AdminRecord } from '@/lib/records/declare/record'
import { declaredAt } from '@/lib/records/entities/registry'

/** Long enough to read and to think better of it. */
const UNDO_MS = 15_000

/** Takes a record off the site at once; a toast has the way back, so nothing is asked before. */
export function useUnpublish(path: string, id: string, title: string) {
  const router = useRouter()
  const flag = declaredAt(path).publication?.flag

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
