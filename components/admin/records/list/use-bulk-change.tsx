'use client'

import { useRouter } from 'next/navigation'
import { toastWithUndo } from '@/components/admin/kit/undo-toast'
import { useAction } from '@/components/admin/kit/use-action'
import { toast } from '@/components/ui/toast-store'
import type { BulkChoice } from '@/lib/records/declare/bulk-choices'
import type { AdminRecord } from '@/lib/records/declare/record'

type Changed = { changed: { before: AdminRecord; after: AdminRecord }[] }

/** Sets one value on several records, all or none. Undo works until somebody else changes one. */
export function useBulkChange(path: string, namesOf: (count: number) => string) {
  const router = useRouter()
  const action = useAction({ toastsRefusal: true })

  async function send(records: object[]): Promise<Changed | null> {
    const answer = await action.send<Changed>('PATCH', `${path}/many`, { records })
    // Somebody else may have changed one of them.
    if (!answer) router.refresh()
    return answer
  }

  /** @returns true when it was saved; errors are shown as a toast */
  const change = (ids: string[], { field, label, value, words }: BulkChoice) =>
    changeEach(
      field,
      ids.map((id) => ({ id, [field]: value })),
      `${label}: ${words}`,
    )

  /** Sets a separate value for each record. */
  async function changeEach(field: string, records: object[], description: string): Promise<boolean> {
    const answer = await send(records)
    if (!answer) return false
    const back = answer.changed.map(({ before, after: { id, updatedAt } }) => ({
      id,
      updatedAt,
      [field]: before[field],
    }))
    const title = `${namesOf(back.length)} changed`
    const altText = 'Open each to change it back'
    if (back.length > 0) toastWithUndo({ title, description, altText, undo: () => undo(back) })
    else toast({ title, description })
    return true
  }

  async function undo(records: object[]) {
    if (await send(records)) toast({ title: 'Changed back' })
  }

  return { change, changeEach, isBusy: action.busy }
}
