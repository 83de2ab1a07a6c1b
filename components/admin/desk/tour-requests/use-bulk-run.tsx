'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Plan, Undone } from '@/components/admin/desk/tour-requests/bulk-plan'
import { refreshLeadLists } from '@/components/admin/desk/tour-requests/lead-queries'
import { type Refusal, toastRefusal } from '@/components/admin/kit/admin-api'
import { toastWithUndo } from '@/components/admin/kit/undo-toast'
import { toast } from '@/components/ui/toast-store'

/** Runs a bulk change, reloads the lists, and offers undo. */
export function useBulkRun() {
  const client = useQueryClient()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function busy<T extends { refusal: Refusal | null }>(work: () => Promise<T>): Promise<T> {
    setBusy(true)
    const outcome = await work()
    setBusy(false)
    void refreshLeadLists(client)
    router.refresh()
    return outcome
  }

  /** @returns true on success; a refusal is kept in state */
  async function run(plan: Plan, reason: string): Promise<boolean> {
    const outcome = await busy(() => plan.run(reason))
    setRefusal(outcome.refusal)
    if (outcome.refusal) {
      if (!plan.asksReason) toastRefusal(outcome.refusal)
      return false
    }
    const { title, undo } = outcome
    if (undo) toastWithUndo({ title, undo: () => takeBack(undo), altText: 'Open each to change it back' })
    else toast({ title })
    return true
  }

  async function takeBack(undo: () => Promise<Undone>) {
    const outcome = await busy(undo)
    if (outcome.refusal) toastRefusal(outcome.refusal)
    else toast({ title: outcome.title })
  }

  return { run, isBusy, refusal, forget: () => setRefusal(null) }
}
