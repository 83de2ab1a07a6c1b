'use client'

import { useEffect, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import type { FoundAnswer } from '@/lib/desk/command-palette/find-answers'
import type { FoundRecord } from '@/lib/desk/command-palette/search-records'

const PAUSE_MS = 150

type Answer = { results: FoundRecord[]; answers: FoundAnswer[] }
type Found = Answer & { for: string | null; problem: string | null }

/** Searches after a short pause in typing; earlier results stay until new ones arrive. */
export function usePaletteSearch(typed: string): Found & { isBusy: boolean } {
  const search = typed.trim()
  const [found, setFound] = useState<Found>({
    for: null,
    results: [],
    answers: [],
    problem: null,
  })

  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      const { answer, refusal } = await callAdmin<Answer>(
        'GET',
        `search?${new URLSearchParams({ q: search })}`,
      )
      if (isWanted)
        setFound({
          for: search,
          results: answer?.results ?? [],
          answers: answer?.answers ?? [],
          problem: refusal?.message ?? null,
        })
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [search])

  return { ...found, isBusy: found.for !== search }
}
