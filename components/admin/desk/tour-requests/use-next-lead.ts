'use client'

import { useQuery } from '@tanstack/react-query'
import { type LeadJson, type LeadListJson, listUrl } from '@/components/admin/desk/tour-requests/lead-list'
import { useLiveList } from '@/components/admin/desk/tour-requests/use-live-list'
import { useNow } from '@/components/admin/kit/use-now'

const QUEUE = listUrl(new URLSearchParams())

export type NextAfter = { leadId: string; householdId: string | null; me: string }

/** First family in the queue that nobody else is calling and that this person has not skipped. */
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

/** True when nobody else is calling the family and this person has not skipped it. */
export function isFree({ claim, skip }: LeadJson, me: string, now: number): boolean {
  const isTaken = claim && claim.by !== me && Date.parse(claim.until) > now
  const isLeft = skip && skip.by === me && Date.parse(skip.until) > now
  return !isTaken && !isLeft
}
