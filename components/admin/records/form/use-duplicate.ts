'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin, toastRefusal } from '@/components/admin/kit/admin-api'
import { toast } from '@/components/ui/toast-store'
import type { AdminRecord } from '@/lib/records/declare/record'

/** Duplicates a record and opens the copy. */
export function useDuplicate(path: string, id: string) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  async function duplicate() {
    if (busy) return
    setBusy(true)
    const { answer, refusal } = await callAdmin<AdminRecord>('POST', `${path}/${id}/duplicate`)
    setBusy(false)
    if (refusal) return toastRefusal(refusal)
    toast({ title: 'Copied', description: 'This is the copy. Visitors do not see it.' })
    router.push(`/admin/${path}/${answer.id}`)
  }
  return { duplicate, busy }
}
