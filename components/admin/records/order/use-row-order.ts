'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { movedTo } from '@/components/admin/records/order/ordered'
import { toast } from '@/components/ui/toast-store'
import type { AdminRecord } from '@/lib/records/declare/record'

/** Ids just outside the shown page. */
type Around = { before: string | null; after: string | null }

const NOTHING_AROUND: Around = { before: null, after: null }

/** Manual order of a list: moves rows optimistically and reverts when the server refuses. */
export function useRowOrder(path: string, rows: AdminRecord[], titleOf: (row: AdminRecord) => string) {
  const router = useRouter()
  // Valid until new rows arrive.
  const [arranged, setArranged] = useState<{ of: AdminRecord[]; rows: AdminRecord[] } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [announcement, announce] = useState('')
  const shown = arranged?.of === rows ? arranged.rows : rows

  async function move(from: number, to: number, around = NOTHING_AROUND) {
    const row = shown[from]
    if (isBusy || !row) return
    const next = movedTo(shown, from, to)
    const neighbors = { after: next[to - 1]?.id ?? around.before, before: next[to + 1]?.id ?? around.after }
    setArranged({ of: rows, rows: next })
    setBusy(true)
    const { refusal } = await callAdmin('PATCH', `${path}/order`, { id: row.id, ...neighbors })
    setBusy(false)
    if (refusal) {
      setArranged(null)
      announce(`${titleOf(row)} was moved back`)
      toast({ variant: 'destructive', title: 'Not moved', description: refusal.message, duration: 10_000 })
    } else announce(`${titleOf(row)} moved to position ${to + 1}`)
    router.refresh()
  }

  return { shown, move, isBusy, announcement, announce }
}
