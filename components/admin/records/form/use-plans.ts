'use client'

import { useRouter } from 'next/navigation'
import { callAdmin, type Refusal, toastRefusal } from '@/components/admin/kit/admin-api'
import { toast } from '@/components/ui/toast-store'
import { plannedTime } from '@/lib/records/declare/zoned-time'
import type { PlanAction, PlanView } from '@/lib/records/publish/plan-view'
import type { Publishing } from '@/lib/records/publish/publishing-data'

type Options = {
  /** API path of the record: 'communities/…'. */
  address: string
  publishing: Publishing | null
  /** Stores unsaved edits first, because the draft is what gets scheduled. */
  store: () => Promise<boolean>
  refuse: (refusal: Refusal) => void
}

/** Schedules publishing and unpublishing. Each change refreshes the page, which carries the plans. */
export function usePlans({ address, publishing, store, refuse }: Options) {
  const router = useRouter()

  /** @returns the error of the time; null on success, or when the form itself shows the error */
  async function plan(action: PlanAction, at: Date): Promise<string | null> {
    if (!(await store())) return 'What you typed is not stored yet: please try again'
    const body = { action, at: at.toISOString() }
    const { answer, refusal } = await callAdmin<PlanView>('PUT', `${address}/plan`, body)
    if (refusal) {
      if (refusal.fieldErrors.at) return refusal.fieldErrors.at
      refuse(refusal)
      return null
    }
    toast({
      title: `Scheduled for ${plannedTime(answer.at, answer.timeZone)}`,
      description: action === 'publish' ? 'Visitors see it then.' : 'Visitors see it until then.',
    })
    router.refresh()
    return null
  }

  async function cancel(action: PlanAction) {
    const { refusal } = await callAdmin('DELETE', `${address}/plan`, { action })
    if (refusal) return toastRefusal(refusal)
    toast({ title: 'Schedule canceled', description: 'Nothing happens by itself.' })
    router.refresh()
  }

  return { plans: publishing?.plans ?? [], timeZone: publishing?.timeZone ?? '', plan, cancel }
}

export type Plans = ReturnType<typeof usePlans>
