'use client'

import { Send } from 'lucide-react'
import { TestResult } from '@/components/admin/kit/channel-test/test-result'
import { useChannelTest } from '@/components/admin/kit/channel-test/use-channel-test'
import { Panel } from '@/components/admin/kit/panel'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { ChannelTest } from '@/lib/desk/alerts/channel-test'

type Props = { id: string; email: string; last: ChannelTest | null }

/** Tests whether mail reaches the recipient. */
export function TestPanel({ id, email, last }: Props) {
  const { test, send, isSending, refusal } = useChannelTest(`email-recipients/${id}/test`, last)
  return (
    <Panel title="Does mail arrive?">
      <p className="mb-3 text-dense text-ink-soft [overflow-wrap:anywhere]">
        A mail marked as a test goes to {email}, the way alerts go.
      </p>
      <Button variant="outline" onClick={send} aria-disabled={isSending}>
        <Send aria-hidden="true" />
        {isSending ? 'Asking...' : 'Send a test'}
      </Button>
      <div role="status" className="mt-4 grid gap-3 empty:hidden">
        {refusal && <Message tone="bad">{refusal.message}</Message>}
        {test && <TestResult test={test} />}
      </div>
    </Panel>
  )
}
