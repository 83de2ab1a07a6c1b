'use client'

import { useRouter } from 'next/navigation'
import {
  type Answered,
  callAdmin,
  type Refusal,
  refused,
  toastRefusal,
} from '@/components/admin/kit/admin-api'
import { NOT_STORED } from '@/components/admin/records/form/use-plans'
import { toast } from '@/components/ui/toast-store'
import type { PlanAction } from '@/lib/records/publish/plan-view'
import type { Publishing } from '@/lib/records/publish/publishing-data'

type Options = {
  address: string
  publishing: Publishing | null
  /** Stores unsaved edits first, because approval is for the draft. */
  store: () => Promise<boolean>
  refuse: (refusal: Refusal) => void
}

/** Requests approval and sends requests back; approving is publishing. Each step refreshes the page. */
export function useApproval({ address, publishing, store, refuse }: Options) {
  const router = useRouter()
  const path = `${address}/approval`

  /** @returns the refusal of the note or the time; the form itself shows any other */
  async function ask(action: PlanAction, note: string, at: Date | null): Promise<Answered<unknown>> {
    if (!(await store())) return refused(NOT_STORED, 'note')
    const asked = await callAdmin('PUT', path, { action, note, at: at?.toISOString() ?? null })
    if (asked.refusal) {
      const { note: ofNote, at: ofTime } = asked.refusal.fieldErrors
      if (ofNote || ofTime) return asked
      refuse(asked.refusal)
      return { answer: {}, refusal: null }
    }
    toast({ title: 'Asked for approval', description: 'Those who may publish have been told.' })
    router.refresh()
    return asked
  }

  async function withdraw() {
    const { refusal } = await callAdmin('DELETE', path)
    if (refusal) return toastRefusal(refusal)
    toast({ title: 'Taken back', description: 'It does not wait for approval any more.' })
    router.refresh()
  }

  async function sendBack(note: string): Promise<Answered<unknown>> {
    const sent = await callAdmin('POST', `${path}/return`, { note })
    if (sent.refusal) return sent
    toast({ title: 'Sent back', description: `${publishing?.approval?.askedBy ?? 'Whoever asked'} is told.` })
    router.refresh()
    return sent
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
