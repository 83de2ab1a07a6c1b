'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { toast } from '@/components/ui/toast-store'

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Sends one account change, then refreshes the page (unless `redraw` is false, for a one-time response).
 * Keeps a refusal for the form to show.
 */
export function useAccountAction({ redraw = true } = {}) {
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  /**
   * @param leadsTo page to open on success, because the page of a deleted record would answer 404
   * @returns the answer, null when it was refused
   */
  async function send<T>(
    method: Method,
    path: string,
    body: unknown,
    done?: string,
    leadsTo?: string,
  ): Promise<T | null> {
    if (pending) return null
    setPending(true)
    setRefusal(null)
    const { answer, refusal: refused } = await callAdmin<T>(method, path, body)
    setPending(false)
    setRefusal(refused)
    if (refused) return null
    if (done) toast({ title: done })
    if (leadsTo) router.push(leadsTo)
    else if (redraw) router.refresh()
    return answer
  }

  return { send, pending, refusal }
}
