'use client'

import { useEffect, useRef, useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'

type Link = { url: string; path: string; expiresAt: string }

type PreviewState =
  | { status: 'preparing' }
  | { status: 'refused'; refusal: Refusal }
  | { status: 'ready'; path: string }

type Options = {
  /** Path of the record below /api/admin. */
  address: string
  flush: () => Promise<boolean>
  /** Changes with every stored draft. */
  version: string | null
}

const NOT_STORED: Refusal = { status: 0, message: 'What you typed is not stored yet.', fieldErrors: {} }

/** Preview of the draft in a frame. While it is open, this browser sees the site with the draft. */
export function usePreview({ address, flush, version }: Options) {
  const [state, setState] = useState<PreviewState>({ status: 'preparing' })
  const [round, setRound] = useState(0)
  const store = useRef(flush)
  store.current = flush

  // biome-ignore lint/correctness/useExhaustiveDependencies: retries after the draft has changed
  useEffect(() => {
    let isCurrent = true
    async function prepare(): Promise<PreviewState> {
      if (!(await store.current())) return { status: 'refused', refusal: NOT_STORED }
      const { answer, refusal } = await callAdmin<Link>('POST', `${address}/preview`, { days: 1 })
      if (refusal) return { status: 'refused', refusal }
      // Opening the link sets the preview cookie in this browser.
      const { pathname, search } = new URL(answer.url)
      await fetch(pathname + search, { redirect: 'manual' })
      return { status: 'ready', path: answer.path }
    }
    void prepare().then((next) => {
      if (!isCurrent) return
      setState(next)
      setRound((last) => last + 1)
    })
    return () => {
      isCurrent = false
    }
  }, [address, version])

  useEffect(
    () => () => {
      void fetch('/preview/leave', { redirect: 'manual', keepalive: true })
    },
    [],
  )

  return {
    state,
    /** Increases with each state of the draft. */
    round,
    reload: () => setRound((last) => last + 1),
  }
}
