'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { refreshLeadLists } from '@/components/admin/desk/tour-requests/lead-queries'
import { type ToastContent, toast } from '@/components/ui/toast-store'
import { apiRequest, errorBody } from '@/lib/browser/api-request'

type Refusal = { message: string; fieldErrors: Record<string, string> }

/** Sends a change of a lead and reloads lead and list. Keeps a refusal for the form to show. */
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
      // Not awaited: the live stream may have updated the page, and further typing is the next change.
      void refreshLeadLists(client)
      router.refresh()
      return true
    } catch (error) {
      const { message, fieldErrors } = errorBody(error)
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
