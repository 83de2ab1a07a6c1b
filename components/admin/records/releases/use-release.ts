'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/call-admin'
import { toast } from '@/components/ui/toast-store'

type Step = {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  body?: unknown
  done?: string
  /** Where to go on once it is done: the release's own page, drawn anew, could find it gone. */
  leadsTo?: string
}

/** One step with a release, after which the page is drawn anew, or left. What is refused stands on the page until the next step. */
export function useRelease(id: string) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /** @returns why it was refused; null when it is done */
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
