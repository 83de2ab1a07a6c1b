'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'

/** Reads the page from the server again. The promise resolves when the new one is shown. */
export function usePageRefresh(): () => Promise<void> {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const done = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (isPending) return
    done.current?.()
    done.current = null
  }, [isPending])
  // The person has gone to another page.
  useEffect(() => () => done.current?.(), [])
  return () =>
    new Promise((resolve) => {
      done.current = resolve
      startTransition(() => router.refresh())
    })
}
