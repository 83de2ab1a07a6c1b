'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { useAction } from '@/components/admin/kit/use-action'
import type { ChannelTest } from '@/lib/desk/alerts/channel-test'

const POLL_EVERY_MS = 1_000
/** Delivery reports for texts and pushes arrive within seconds, or never. */
const REPORTED_WITHIN_MS = 2 * 60_000

/** Sends tests and polls each until its outcome is final. @param path below /api/admin */
export function useChannelTest(path: string, last: ChannelTest | null) {
  const router = useRouter()
  const [test, setTest] = useState(last)
  const { send, busy, refusal } = useAction({ redraw: false })

  useEffect(() => {
    if (!test || !isOpen(test)) return
    const timer = setTimeout(async () => {
      const { answer } = await callAdmin<{ test: ChannelTest | null }>('GET', path)
      const now = answer?.test ?? { ...test }
      setTest(now)
      // The result may have marked the address as bouncing, or cleared that mark.
      if (now.state !== test.state) router.refresh()
    }, POLL_EVERY_MS)
    return () => clearTimeout(timer)
  }, [test, path, router])

  async function begin() {
    const answer = await send<{ test: ChannelTest }>('POST', path, {})
    if (answer) setTest(answer.test)
  }

  return { test, send: begin, isSending: busy, refusal }
}

function isOpen({ state, channel, askedAt }: ChannelTest): boolean {
  if (state === 'waiting') return true
  return channel !== 'email' && state === 'sent' && Date.now() < Date.parse(askedAt) + REPORTED_WITHIN_MS
}
