'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { toast } from '@/components/ui/toast-store'

type Step = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: unknown
  done?: string
  /** Page to open on success, because the release's own page may answer 404. */
  leadsTo?: string
}

/** Runs an action on a release, then refreshes or leaves the page. A refusal stays until the next action. */
export function useRelease(id: string) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** @returns the refusal, or null on success */
  async function step({ method, path, body, done, leadsTo }: Step): Promise<Refusal | null> {
    if (isBusy) return null
    setBusy(true)
    setRefusal(null)
    const { refusal: refused } = await callAdmin(method, `releases/${id}${path}`, body)
    setBusy(false)
    if (refused) {
      setRefusal(refused)
      return refused
    }
    if (done) toast({ title: done })
    if (leadsTo) router.replace(leadsTo)
    else router.refresh()
    return null
  }

  return { step, isBusy, refusal }
}

export type ReleaseSteps = ReturnType<typeof useRelease>
