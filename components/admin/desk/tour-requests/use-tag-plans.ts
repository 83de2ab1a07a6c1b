'use client'

import { useQuery } from '@tanstack/react-query'
import { further, type Plan, requests } from '@/components/admin/desk/tour-requests/bulk-plan'
import { chosenUrl } from '@/components/admin/desk/tour-requests/lead-queries'
import { callAdmin } from '@/components/admin/kit/admin-api'
import type { TagChoice } from '@/lib/desk/tour-requests/tag-leads'

export const TAG_CHOICES = 'tour-requests/tags'

type Change = { id: string; tagId: string; on: boolean }
type Changed = { changed: Change[] }

/** Tags that can be added to or removed from the chosen leads. */
export function useTagPlans(ids: string[]): Plan[] {
  const { data = [] } = useQuery<TagChoice[]>({
    queryKey: [chosenUrl(TAG_CHOICES, ids)],
    enabled: ids.length > 0,
  })
  return [
    ...data.map((choice) => planOf(choice, true)),
    ...data.filter(({ carrying }) => carrying.length > 0).map((choice) => planOf(choice, false)),
  ]
}

function planOf({ tagId, name, lacking, carrying }: TagChoice, on: boolean): Plan {
  const ids = on ? lacking : carrying
  const changes = ids.map((id) => ({ id, tagId, on }))
  return {
    key: `${tagId} ${on}`,
    label: name,
    group: on ? 'Put on' : 'Take off',
    words: on
      ? `Put “${name}” on ${requests(ids.length)}?${further(carrying.length, 'carries it already', 'carry it already')}`
      : `Take “${name}” off ${requests(ids.length)}?${further(lacking.length, 'does not carry it', 'do not carry it')}`,
    action: `${on ? 'Tag' : 'Untag'} ${ids.length}`,
    count: ids.length,
    run: () => tag(changes, `“${name}” ${on ? 'is on' : 'is off'}`),
  }
}

async function tag(changes: Change[], done: string) {
  const { answer, refusal } = await callAdmin<Changed>('POST', TAG_CHOICES, { changes })
  if (refusal) return { refusal }
  const back = answer.changed.map((change) => ({ ...change, on: !change.on }))
  return {
    title: `${done} ${requests(back.length)}`,
    undo: back.length > 0 ? () => untag(back) : null,
    refusal,
  }
}

async function untag(changes: Change[]) {
  const { answer, refusal } = await callAdmin<Changed>('POST', TAG_CHOICES, { changes })
  return refusal ? { refusal } : { title: `Tags of ${requests(answer.changed.length)} as before`, refusal }
}
