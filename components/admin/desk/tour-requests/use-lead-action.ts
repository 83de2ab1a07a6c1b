'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { refreshLeadLists } from '@/components/admin/desk/tour-requests/lead-queries'
import { type ToastContent, toast } from '@/components/ui/toast-store'
import { apiRequest, refusalOf } from '@/lib/browser/api-request'

type Refusal = { message: string; fieldErrors: Record<string, string> }

/**
 * Sends one change of a lead, then shows the lead and the list as they now are. A refusal is kept for the form to
 * show; what was typed stays.
 */
export function useLeadAction() {
  const router = useRouter()
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function send(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    body: unknown,
    done: string | ToastContent,
  ): Promise<boolean> {
    setPending(true)
    setRefusal(null)
    try {
      await apiRequest(method, url, body)
      toast(typeof done === 'string' ? { title: done } : done)
      // Not waited for: the live stream may have drawn the page anew already, and what is typed then is the next change.
      void refreshLeadLists(client)
      router.refresh()
      return true
    } catch (error) {
      const { message, fieldErrors } = refusalOf(error)
      setRefusal({
        message: message ?? 'This could not be saved. Please try again.',
        fieldErrors: fieldErrors ?? {},
      })
      return false
    } finally {
      setPending(false)
    }
  }

  return { send, pending, refusal }
}
