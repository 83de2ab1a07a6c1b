'use client'

import { useQuery } from '@tanstack/react-query'
import { further, type Plan, requests } from '@/components/admin/desk/tour-requests/bulk-plan'
import { chosenUrl } from '@/components/admin/desk/tour-requests/lead-queries'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { statusLabel } from '@/components/ui/status-badge'
import type { StatusChoice } from '@/lib/desk/status/status-many'

export const STATUS_CHOICES = 'tour-requests/statuses'

type Changed = { changeId: string; changed: string[] }

/** Statuses the chosen leads can be moved to together. */
export function useStatusPlans(ids: string[]): Plan[] {
  const { data = [] } = useQuery<StatusChoice[]>({
    queryKey: [chosenUrl(STATUS_CHOICES, ids)],
    enabled: ids.length > 0,
  })
  return data.map((choice) => ({
    key: choice.status,
    label: statusLabel(choice.status),
    words: previewText(choice),
    action: `Move ${choice.leads.length}`,
    count: choice.leads.length,
    asksReason: choice.asksReason,
    run: (reason) => move(choice, reason),
  }))
}

async function move({ status, leads, asksReason }: StatusChoice, reason: string) {
  const body = { status, leads, ...(asksReason && { reason }) }
  const { answer, refusal } = await callAdmin<Changed>('POST', STATUS_CHOICES, body)
  if (refusal) return { refusal }
  const { changeId, changed } = answer
  return {
    title: `${requests(changed.length)} now ${statusLabel(status).toLowerCase()}`,
    undo: changed.length > 0 ? () => moveBack(changeId, changed) : null,
    refusal,
  }
}

async function moveBack(changeId: string, ids: string[]) {
  const { answer, refusal } = await callAdmin<{ changed: string[] }>('POST', `${STATUS_CHOICES}/undo`, {
    changeId,
    ids,
  })
  if (refusal) return { refusal }
  const stays = further(
    ids.length - answer.changed.length,
    'was changed since and stays',
    'were changed since and stay',
  )
  return { title: `${requests(answer.changed.length)} moved back.${stays}`, refusal }
}

/** 'Move 2 requests to “Contacted”? 1 is there already. 1 stays: …' */
function previewText({ status, leads, already, unlisted, touring }: StatusChoice): string {
  return [
    `Move ${requests(leads.length)} to “${statusLabel(status)}”?`,
    further(already, 'is there already', 'are there already'),
    further(unlisted, 'stays: not from its present status', 'stay: not from their present status'),
    further(touring, 'stays: its tour would be called off', 'stay: their tours would be called off'),
    ' Clocks go on.',
  ].join('')
}
