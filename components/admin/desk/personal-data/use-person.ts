'use client'

import { useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import type { FoundPerson } from '@/lib/desk/personal-data/search'

/** As JSON: moments are ISO strings. */
export type FoundJson = Omit<FoundPerson, 'earlier'> & {
  earlier: (Omit<FoundPerson['earlier'][number], 'at'> & { at: string })[]
}

export type Typed = { email: string; phone: string }

/** State of the search: input, result and refusal. */
export function usePerson() {
  const [typed, setTyped] = useState<Typed>({ email: '', phone: '' })
  const [found, setFound] = useState<FoundJson | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [pending, setPending] = useState(false)

  async function search(wanted: Typed): Promise<void> {
    setTyped(wanted)
    setPending(true)
    const { answer, refusal: refused } = await callAdmin<FoundJson>('POST', 'personal-data/search', wanted)
    setPending(false)
    setRefusal(refused)
    setFound(answer)
  }

  return { typed, setTyped, found, refusal, pending, search }
}
