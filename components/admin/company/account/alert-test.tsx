'use client'

import { Send } from 'lucide-react'
import { TestResult } from '@/components/admin/kit/channel-test/test-result'
import { useChannelTest } from '@/components/admin/kit/channel-test/use-channel-test'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { ChannelTest } from '@/lib/desk/alerts/channel-test'

type Props = { channel: 'email' | 'text'; label: string; last: ChannelTest | null }

/** Sends the user a test alert on one channel and shows its outcome. */
export function AlertTest({ channel, label, last }: Props) {
  const { test, send, isSending, refusal } = useChannelTest(`account/alerts/tests/${channel}`, last)
  return (
    <div className="grid content-start gap-3">
      <div>
        <Button variant="outline" onClick={send} aria-disabled={isSending}>
          <Send aria-hidden="true" />
          {isSending ? 'Asking...' : label}
        </Button>
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {refusal && <Message tone="bad">{refusal.message}</Message>}
        {test && <TestResult test={test} mayRead={false} />}
      </div>
    </div>
  )
}
