'use client'

import { useEffect, useRef, useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/call-admin'

/** As /api/admin/[entity]/[id]/preview answers. */
type Link = { url: string; path: string; expiresAt: string }

export type PreviewState =
  | { status: 'preparing' }
  | { status: 'refused'; refusal: Refusal }
  | { status: 'ready'; path: string }

type Options = {
  /** Of the record below /api/admin. */
  address: string
  /** Stores what is typed. @returns whether it is stored */
  flush: () => Promise<boolean>
  /** Changes whenever the draft does. */
  version: string | null
}

const NOT_STORED: Refusal = { status: 0, message: 'What you typed is not stored yet.', fieldErrors: {} }

/**
 * The page with the draft, for a frame on this page: opened once, then shown anew whenever the draft has changed. While it
 * is open this browser sees the site with the draft; afterwards as visitors do.
 */
export function usePreview({ address, flush, version }: Options) {
  const [state, setState] = useState<PreviewState>({ status: 'preparing' })
  const [round, setRound] = useState(0)
  const store = useRef(flush)
  store.current = flush

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft that could not be shown is tried again when it has changed
  useEffect(() => {
    let isCurrent = true
    async function prepare(): Promise<PreviewState> {
      if (!(await store.current())) return { status: 'refused', refusal: NOT_STORED }
      const { answer, refusal } = await callAdmin<Link>('POST', `${address}/preview`, { days: 1 })
      if (refusal) return { status: 'refused', refusal }
      // Opening the link gives this browser the cookie of the preview.
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
    /** Another number for each state of the draft. */
    round,
    reload: () => setRound((last) => last + 1),
  }
}
