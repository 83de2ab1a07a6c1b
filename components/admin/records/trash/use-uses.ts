'use client'

import { useEffect, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import type { Uses } from '@/lib/records/store/usage'

/** `unknown` when the check failed; deleting checks again. */
export type UsesAnswer = { state: 'asking' } | { state: 'unknown' } | { state: 'known'; uses: Uses }

/** Finds where a record is used. */
export function useUses(path: string, id: string): UsesAnswer {
  const [answer, setAnswer] = useState<UsesAnswer>({ state: 'asking' })
  useEffect(() => {
    let isCurrent = true
    void callAdmin<Uses>('GET', `${path}/${id}/uses`).then(({ answer: uses }) => {
      if (isCurrent) setAnswer(uses ? { state: 'known', uses } : { state: 'unknown' })
    })
    return () => {
      isCurrent = false
    }
  }, [path, id])
  return answer
}
