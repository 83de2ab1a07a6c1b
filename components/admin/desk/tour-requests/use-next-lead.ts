'use client'

import { useQuery } from '@tanstack/react-query'
import { type LeadJson, type LeadListJson, listUrl } from '@/components/admin/desk/tour-requests/lead-list'
import { useLiveList } from '@/components/admin/desk/tour-requests/use-live-list'
import { useNow } from '@/components/admin/kit/use-now'

const QUEUE = listUrl(new URLSearchParams())

export type NextAfter = { leadId: string; householdId: string | null; me: string }

/** First family in the queue to call now: nobody else is calling it and this person has not skipped it. */
export function useNextLead({ leadId, householdId, me }: NextAfter): LeadJson | undefined {
  const now = useNow() ?? 0
  const { data } = useQuery<LeadListJson>({ queryKey: [QUEUE] })
  useLiveList(QUEUE)
  return data?.leads.find((lead) => {
    // The queue shows a family once, possibly through another request.
    const isThis = lead.id === leadId || (householdId !== null && lead.householdId === householdId)
    return !isThis && isFree(lead, me, now)
  })
}

/** True when nobody else calls the family, it asked for no later call, and this person has not skipped it. */
export function isFree({ claim, skip, callAt }: LeadJson, me: string, now: number): boolean {
  const isTaken = claim && claim.by !== me && Date.parse(claim.until) > now
  const isLeft = skip && skip.by === me && Date.parse(skip.until) > now
  const isAhead = callAt && Date.parse(callAt) > now
  return !isTaken && !isLeft && !isAhead
}
