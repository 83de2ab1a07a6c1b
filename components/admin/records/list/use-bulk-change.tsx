'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin, toastRefusal } from '@/components/admin/kit/admin-api'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import type { BulkChoice } from '@/lib/records/declare/bulk-choices'
import type { AdminRecord } from '@/lib/records/declare/record'

type Changed = { changed: { before: AdminRecord; after: AdminRecord }[] }

/** Long enough to read and reconsider. */
const UNDO_MS = 15_000

/** Sets one value on several records, all or none. Undo works until somebody else changes one. */
export function useBulkChange(path: string, namesOf: (count: number) => string) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function send(records: object[]): Promise<Changed | null> {
    setBusy(true)
    const { answer, refusal } = await callAdmin<Changed>('PATCH', `${path}/many`, { records })
    setBusy(false)
    if (refusal) toastRefusal(refusal)
    router.refresh()
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
    toast({
      title: `${namesOf(back.length)} changed`,
      description,
      duration: UNDO_MS,
      ...(back.length > 0 && { action: { altText: 'Open each to change it back', element: undo(back) } }),
    })
    return true
  }

  const undo = (records: object[]) => (
    <Button
      variant="outline"
      size="sm"
      onClick={async () => {
        if (await send(records)) toast({ title: 'Changed back' })
      }}
    >
      Undo
    </Button>
  )

  return { change, changeEach, isBusy }
}
