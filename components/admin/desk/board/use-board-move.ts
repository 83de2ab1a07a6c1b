'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LeadJson } from '@/components/admin/desk/tour-requests/lead-list'
import { refreshLeadLists } from '@/components/admin/desk/tour-requests/lead-queries'
import type { Given } from '@/components/admin/desk/tour-requests/move-dialog'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { statusLabel } from '@/components/ui/status-badge'
import { toast } from '@/components/ui/toast-store'
import { isListedTransition, type LeadStatus, needsReason } from '@/lib/leads/tour-requests/status'

type Move = { lead: LeadJson; to: LeadStatus }

/** Moves a card optimistically, asks for what the status needs, and reverts with the reason when refused. */
export function useBoardMove(isManager: boolean) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Move | null>(null)
  const [saving, setSaving] = useState<Move | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  function begin(lead: LeadJson, to: LeadStatus) {
    if (lead.status === to || saving) return
    setRefusal(null)
    if (asksFirst({ lead, to }, isManager)) setAsked({ lead, to })
    else void send({ lead, to })
  }

  /** @returns true when it was done */
  async function send({ lead, to }: Move, given?: Given): Promise<boolean> {
    setSaving({ lead, to })
    const { reason, reasonClass, ...tour } = given ?? { reason: '' }
    const outcome = await callAdmin('POST', `tour-requests/${lead.id}/status`, {
      status: to,
      expectedStatus: lead.status,
      ...(reason && { reason }),
      ...(reasonClass && { reasonClass }),
      ...(to === 'scheduled' && tour),
    })
    if (!outcome.refusal) {
      setAsked(null)
      toast({ title: `${lead.name} is now ${statusLabel(to).toLowerCase()}` })
    } else if (given) setRefusal(outcome.refusal)
    else {
      const description = outcome.refusal.message
      toast({ variant: 'destructive', title: `${lead.name} is back`, description, duration: 10_000 })
    }
    // The card stays at its target until the columns are reloaded.
    await refreshLeadLists(client)
    setSaving(null)
    return !outcome.refusal
  }

  return { begin, send, asked, cancel: () => setAsked(null), saving, refusal }
}

export type BoardMove = ReturnType<typeof useBoardMove>

/** True when the move needs input. Forbidden moves are left to the server to refuse. */
function asksFirst({ lead, to }: Move, isManager: boolean): boolean {
  const isListed = isListedTransition(lead.status, to)
  return (isListed || isManager) && (to === 'scheduled' || needsReason(lead.status, to))
}
