'use client'

import { useEffect, useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { useLeavePreview } from '@/components/admin/records/preview/use-leave-preview'

type State = { status: 'preparing' } | { status: 'refused'; refusal: Refusal } | { status: 'ready' }

/** Opens the site with every draft in this browser while the editor is on the screen. */
export function useEditingPreview(): State {
  const [state, setState] = useState<State>({ status: 'preparing' })
  useLeavePreview()

  useEffect(() => {
    const leaving = new AbortController()
    async function prepare(): Promise<State | null> {
      const { answer, refusal } = await callAdmin<{ url: string }>('POST', 'on-page/preview')
      if (refusal) return { status: 'refused', refusal }
      if (leaving.signal.aborted) return null
      const { pathname, search } = new URL(answer.url)
      await fetch(pathname + search, { redirect: 'manual', signal: leaving.signal }).catch(() => {})
      return leaving.signal.aborted ? null : { status: 'ready' }
    }
    void prepare().then((next) => next && setState(next))
    return () => leaving.abort()
  }, [])

  return state
}
