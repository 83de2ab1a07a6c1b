'use client'

import { useEffect, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import type { FoundRecord } from '@/lib/desk/command-palette/search-records'

const PAUSE_MS = 150

type Found = { for: string | null; results: FoundRecord[]; problem: string | null }

/** Searches after a short pause in typing; earlier results stay until new ones arrive. */
export function usePaletteSearch(typed: string): Found & { isBusy: boolean } {
  const search = typed.trim()
  const [found, setFound] = useState<Found>({ for: null, results: [], problem: null })

  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      const { answer, refusal } = await callAdmin<{ results: FoundRecord[] }>(
        'GET',
        `search?${new URLSearchParams({ q: search })}`,
      )
      if (isWanted)
        setFound({ for: search, results: answer?.results ?? [], problem: refusal?.message ?? null })
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [search])

  return { ...found, isBusy: found.for !== search }
}
