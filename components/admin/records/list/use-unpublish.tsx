'use client'

import { useRouter } from 'next/navigation'
import { toastWithUndo } from '@/components/admin/kit/undo-toast'
import { useAction } from '@/components/admin/kit/use-action'
import type { AdminRecord } from '@/lib/records/declare/record'
import { requireEntityAt } from '@/lib/records/entities/registry'

/** Unpublishes a record without confirmation, because the toast offers undo. */
export function useUnpublish(path: string, id: string, title: string) {
  const router = useRouter()
  const flag = requireEntityAt(path).publication?.flag
  const { send } = useAction({ toastsRefusal: true })

  async function undo(updatedAt: string) {
    const done = { title: 'Back on the site', description: title }
    const isBack = await send('PATCH', `${path}/${id}`, { [String(flag)]: true, updatedAt }, done)
    // Somebody else may have changed it.
    if (!isBack) router.refresh()
  }

  return async () => {
    const answer = await send<AdminRecord>('POST', `${path}/${id}/unpublish`)
    if (!answer) return
    toastWithUndo({
      title: 'Unpublished',
      description: title,
      altText: 'Put it back on the site',
      undo: () => undo(answer.updatedAt),
    })
  }
}
