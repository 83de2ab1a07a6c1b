'use client'

import { useCallback, useEffect, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import type { PageWork } from '@/lib/records/on-page/page-work'

/** How often the editor asks who else is at work. */
const EVERY_MS = 20_000

/** Work on the page by everyone, and when this editor last stored something. */
export function usePageWork(path: string) {
  const [work, setWork] = useState<PageWork | null>(null)
  const [storedAt, setStoredAt] = useState<number | null>(null)

  const read = useCallback(async () => {
    const { answer } = await callAdmin<PageWork>('GET', `on-page?path=${encodeURIComponent(path)}`)
    if (answer) setWork(answer)
  }, [path])

  useEffect(() => {
    void read()
    const timer = setInterval(() => document.visibilityState === 'visible' && void read(), EVERY_MS)
    return () => clearInterval(timer)
  }, [read])

  const refresh = useCallback(async () => {
    setStoredAt(Date.now())
    await read()
  }, [read])

  return { work, storedAt, refresh }
}
