'use client'

import { useRouter } from 'next/navigation'
import { callAdmin, type Refusal, toastRefusal } from '@/components/admin/kit/admin-api'
import { toast } from '@/components/ui/toast-store'
import type { PlanAction } from '@/lib/records/publish/plan-view'
import type { Publishing } from '@/lib/records/publish/publishing-data'

type Options = {
  /** API path of the record: 'communities/…'. */
  address: string
  publishing: Publishing | null
  /** Stores unsaved edits first, because approval is for the draft. */
  store: () => Promise<boolean>
  refuse: (refusal: Refusal) => void
}

/** Errors of a request, by field. */
export type WishFaults = { note?: string; at?: string }

/** Requests approval and sends requests back; approving is publishing. Each step refreshes the page. */
export function useApproval({ address, publishing, store, refuse }: Options) {
  const router = useRouter()
  const path = `${address}/approval`

  /** @returns errors of the request; null on success, or when the form itself shows the error */
  async function ask(action: PlanAction, note: string, at: Date | null): Promise<WishFaults | null> {
    if (!(await store())) return { note: 'What you typed is not stored yet: please try again' }
    const { refusal } = await callAdmin('PUT', path, { action, note, at: at?.toISOString() ?? null })
    if (refusal) {
      const { note: ofNote, at: ofTime } = refusal.fieldErrors
      if (ofNote || ofTime) return { ...(ofNote && { note: ofNote }), ...(ofTime && { at: ofTime }) }
      refuse(refusal)
      return null
    }
    toast({ title: 'Asked for approval', description: 'Those who may publish have been told.' })
    router.refresh()
    return null
  }

  async function withdraw() {
    const { refusal } = await callAdmin('DELETE', path)
    if (refusal) return toastRefusal(refusal)
    toast({ title: 'Taken back', description: 'It does not wait for approval any more.' })
    router.refresh()
  }

  /** @returns the error of the note, or null on success */
  async function sendBack(note: string): Promise<string | null> {
    const { refusal } = await callAdmin('POST', `${path}/return`, { note })
    if (refusal) return refusal.fieldErrors.note ?? refusal.message
    toast({ title: 'Sent back', description: `${publishing?.approval?.askedBy ?? 'Whoever asked'} is told.` })
    router.refresh()
    return null
  }

  return {
    ask,
    withdraw,
    sendBack,
    waiting: publishing?.approval ?? null,
    timeZone: publishing?.timeZone ?? '',
  }
}

export type Approval = ReturnType<typeof useApproval>
