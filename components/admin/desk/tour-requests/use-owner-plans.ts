'use client'

import { useQuery } from '@tanstack/react-query'
import { further, type Plan, requests } from '@/components/admin/desk/tour-requests/bulk-plan'
import { chosenUrl } from '@/components/admin/desk/tour-requests/lead-queries'
import { callAdmin } from '@/components/admin/kit/admin-api'
import type { AssignmentChoice } from '@/lib/desk/tour-requests/assign-many'

export const OWNER_CHOICES = 'tour-requests/assignment'

type Change = { id: string; ownerId: string | null; from?: string | null }
type Changed = { changed: Required<Change>[] }

/** Possible owners of the chosen leads. */
export function useOwnerPlans(ids: string[]): Plan[] {
  const { data = [] } = useQuery<AssignmentChoice[]>({
    queryKey: [chosenUrl(OWNER_CHOICES, ids)],
    enabled: ids.length > 0,
  })
  return data.map((choice) => ({
    key: choice.ownerId ?? '',
    label: choice.ownerId ? choice.name : 'Nobody',
    words: previewText(choice),
    action: `Give ${choice.ids.length}`,
    count: choice.ids.length,
    run: () => give(choice),
  }))
}

async function give({ ids, ownerId, name }: AssignmentChoice) {
  const changes: Change[] = ids.map((id) => ({ id, ownerId }))
  const { answer, refusal } = await callAdmin<Changed>('POST', OWNER_CHOICES, { changes })
  if (refusal) return { refusal }
  // Restores the owners, unless somebody else has changed them since.
  const back = answer.changed.map(({ id, from, ownerId: now }) => ({ id, ownerId: from, from: now }))
  return {
    title: ownerId
      ? `${name} looks after ${requests(back.length)}`
      : `${requests(back.length)} without an owner`,
    undo: back.length > 0 ? () => giveBack(back) : null,
    refusal,
  }
}

async function giveBack(changes: Change[]) {
  const { answer, refusal } = await callAdmin<Changed>('POST', OWNER_CHOICES, { changes })
  return refusal ? { refusal } : { title: `${requests(answer.changed.length)} given back`, refusal }
}

/** 'Give 2 requests to maria? 1 is so already. 1 stays: not their community.' */
function previewText({ name, ids, theirs, cannot }: AssignmentChoice): string {
  const already = further(theirs, 'is so already', 'are so already')
  const stays = further(cannot, 'stays: not their community', 'stay: not their community')
  return `Give ${requests(ids.length)} to ${name}?${already}${stays}`
}
