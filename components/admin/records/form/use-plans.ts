'use client'

import { useRouter } from 'next/navigation'
import {
  type Answered,
  callAdmin,
  type Refusal,
  refused,
  toastRefusal,
} from '@/components/admin/kit/admin-api'
import { toast } from '@/components/ui/toast-store'
import { plannedTime } from '@/lib/records/declare/zoned-time'
import type { PlanAction, PlanView } from '@/lib/records/publish/plan-view'
import type { Publishing } from '@/lib/records/publish/publishing-data'

type Options = {
  address: string
  publishing: Publishing | null
  /** Stores unsaved edits first, because the draft is what gets scheduled. */
  store: () => Promise<boolean>
  refuse: (refusal: Refusal) => void
}

/** Refusal while edits are not stored yet. */
export const NOT_STORED = 'Your changes are not saved yet. Please try again'

/** Schedules publishing and unpublishing. Each change refreshes the page, which carries the plans. */
export function usePlans({ address, publishing, store, refuse }: Options) {
  const router = useRouter()

  /** @returns the refusal of the time; the form itself shows any other */
  async function plan(action: PlanAction, at: Date): Promise<Answered<unknown>> {
    if (!(await store())) return refused(NOT_STORED, 'at')
    const body = { action, at: at.toISOString() }
    const planned = await callAdmin<PlanView>('PUT', `${address}/plan`, body)
    if (planned.refusal) {
      if (planned.refusal.fieldErrors.at) return planned
      refuse(planned.refusal)
      return { answer: {}, refusal: null }
    }
    toast({
      title: `Scheduled for ${plannedTime(planned.answer.at, planned.answer.timeZone)}`,
      description: action === 'publish' ? 'Visitors see it then.' : 'Visitors see it until then.',
    })
    router.refresh()
    return planned
  }

  async function cancel(action: PlanAction) {
    const { refusal } = await callAdmin('DELETE', `${address}/plan`, { action })
    if (refusal) return toastRefusal(refusal)
    toast({ title: 'Schedule canceled', description: 'Nothing will change automatically.' })
    router.refresh()
  }

  return { plans: publishing?.plans ?? [], timeZone: publishing?.timeZone ?? '', plan, cancel }
}

export type Plans = ReturnType<typeof usePlans>

type ApprovalOptions = {
  address: string
  publishing: Publishing | null
  /** Stores unsaved edits first, because approval is for the draft. */
  store: () => Promise<boolean>
  refuse: (refusal: Refusal) => void
}

/** Requests approval and sends requests back; approving is publishing. Each step refreshes the page. */
export function useApproval({ address, publishing, store, refuse }: ApprovalOptions) {
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
    toast({ title: 'Approval requested', description: 'Colleagues who can publish have been notified.' })
    router.refresh()
    return asked
  }

  async function withdraw() {
    const { refusal } = await callAdmin('DELETE', path)
    if (refusal) return toastRefusal(refusal)
    toast({ title: 'Request withdrawn', description: 'It is no longer waiting for approval.' })
    router.refresh()
  }

  async function sendBack(note: string): Promise<Answered<unknown>> {
    const sent = await callAdmin('POST', `${path}/return`, { note })
    if (sent.refusal) return sent
    toast({
      title: 'Sent back',
      description: `${publishing?.approval?.askedBy ?? 'The author'} has been notified.`,
    })
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
