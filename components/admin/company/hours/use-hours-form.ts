'use client'

import { useState } from 'react'
import { faultsByPath, useSavedDraft } from '@/components/admin/company/hours/use-saved-draft'
import { type Draft, draftOf, scheduleIn } from '@/components/admin/kit/hours/hours-draft'
import { type Schedule, scheduleSchema } from '@/lib/records/hours/schedule'

type Start = { communityId: string | null; schedule: Schedule; seen: string }

export function useHoursForm({ communityId, schedule, seen }: Start) {
  const [start] = useState(() => draftOf(schedule))
  return useSavedDraft<Draft>({
    start,
    seen,
    validate: (draft) => faultsByPath(scheduleSchema.safeParse(scheduleIn(draft)).error?.issues),
    toData: scheduleIn,
    path: 'hours',
    body: (draft, mark) => ({ communityId, seen: mark, schedule: scheduleIn(draft) }),
    prefix: 'schedule.',
    done: 'Families are told so now.',
  })
}
