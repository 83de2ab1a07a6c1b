'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import type { ChannelTest } from '@/lib/desk/alerts/channel-test'

const POLL_EVERY_MS = 1_000
/** Delivery reports for texts and pushes arrive within seconds, or never. */
const REPORTED_WITHIN_MS = 2 * 60_000

/**
 * Sends tests and polls each until its outcome is final; `last` is the previous test.
 * @param address path below /api/admin
 */
export function useChannelTest(address: string, last: ChannelTest | null) {
  const router = useRouter()
  const [test, setTest] = useState(last)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  useEffect(() => {
    if (!test || !isOpen(test)) return
    const timer = setTimeout(async () => {
      const { answer } = await callAdmin<{ test: ChannelTest | null }>('GET', address)
      const now = answer?.test ?? { ...test }
      setTest(now)
      // The result may have marked the address as bouncing, or cleared that mark.
      if (now.state !== test.state) router.refresh()
    }, POLL_EVERY_MS)
    return () => clearTimeout(timer)
  }, [test, address, router])

  async function send() {
    if (isSending) return
    setSending(true)
    const { answer, refusal: refused } = await callAdmin<{ test: ChannelTest }>('POST', address, {})
    setSending(false)
    setRefusal(refused)
    if (answer) setTest(answer.test)
  }

  return { test, send, isSending, refusal }
}

function isOpen({ state, channel, askedAt }: ChannelTest): boolean {
  if (state === 'waiting') return true
  return channel !== 'email' && state === 'sent' && Date.now() < Date.parse(askedAt) + REPORTED_WITHIN_MS
}
