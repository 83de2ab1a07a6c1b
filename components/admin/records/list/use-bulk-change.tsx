'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin, toastRefusal } from '@/components/admin/kit/admin-api'
import { toastWithUndo } from '@/components/admin/kit/undo-toast'
import { useAction } from '@/components/admin/kit/use-action'
import { toast } from '@/components/ui/toast-store'
import type { BulkChoice } from '@/lib/records/declare/bulk-choices'
import type { AdminRecord } from '@/lib/records/declare/record'

type Changed = { changed: { before: AdminRecord; after: AdminRecord }[] }

/** Sets one value on several records, all or none. Undo works until someone else changes one. */
export function useBulkChange(path: string, namesOf: (count: number) => string) {
  const router = useRouter()
  const action = useAction()
  const [faults, setFaults] = useState<RecordFaults[]>([])

  async function send(records: { id: string }[]): Promise<Changed | null> {
    setFaults([])
    const answer = await action.run(async () => {
      const outcome = await callAdmin<Changed>('PATCH', `${path}/many`, { records })
      if (outcome.refusal) {
        const found = faultsOf(records, outcome.refusal.fieldErrors)
        setFaults(found)
        if (found.length === 0) toastRefusal(outcome.refusal)
      }
      return outcome
    })
    // Someone else may have changed one of them.
    if (!answer) router.refresh()
    return answer
  }

  /** @returns true when it was saved; what single records lack is in `faults`, other errors are a toast */
  const change = (ids: string[], { field, label, value, words }: BulkChoice) =>
    changeEach(
      field,
      ids.map((id) => ({ id, [field]: value })),
      `${label}: ${words}`,
    )

  /** Sets a separate value for each record. */
  async function changeEach(field: string, records: { id: string }[], description: string): Promise<boolean> {
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

  async function undo(records: { id: string }[]) {
    if (await send(records)) toast({ title: 'Changed back' })
  }

  return { change, changeEach, isBusy: action.busy, faults, forgetFaults: () => setFaults([]) }
}

/** The faults of one record, by field. */
export type RecordFaults = { id: string; faults: [field: string, message: string][] }

/** Sorts `records.2.phoneDisplay` by the records that were sent. */
function faultsOf(records: { id: string }[], fieldErrors: Record<string, string>): RecordFaults[] {
  return records.flatMap(({ id }, at) => {
    const start = `records.${at}.`
    const faults = Object.entries(fieldErrors).flatMap(([key, message]): [string, string][] =>
      key.startsWith(start) ? [[key.slice(start.length), message]] : [],
    )
    return faults.length > 0 ? [{ id, faults }] : []
  })
}
