'use client'

import { useRouter } from 'next/navigation'
import { callAdmin, type Refusal, toastRefusal } from '@/components/admin/kit/call-admin'
import { toast } from '@/components/ui/toast-store'
import type { PlanAction } from '@/lib/records/publish/plan-view'
import type { Publishing } from '@/lib/records/publish/publishing-data'

type Options = {
  /** Of the record: 'communities/…'. */
  address: string
  publishing: Publishing | null
  /** Stores what is typed: what is asked for is the draft. */
  store: () => Promise<boolean>
  refuse: (refusal: Refusal) => void
}

/** What is wrong with a wish, by its field. */
export type WishFaults = { note?: string; at?: string }

/** Asking for approval and sending back; approving is publishing. What waits comes with the page, which is drawn anew after each step. */
export function useApproval({ address, publishing, store, refuse }: Options) {
  const router = useRouter()
  const path = `${address}/approval`

  /** @returns what is wrong with the wish; null when it is asked for, or when the form says what is wrong */
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

  /** @returns what is wrong with the note; null when it was sent back */
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
