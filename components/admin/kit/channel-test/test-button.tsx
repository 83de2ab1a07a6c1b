'use client'

import { Send } from 'lucide-react'
import { TestOutcome } from '@/components/admin/kit/channel-test/test-result'
import { useChannelTest } from '@/components/admin/kit/channel-test/use-channel-test'
import { Button } from '@/components/ui/button'
import type { ChannelTest } from '@/lib/desk/alerts/channel-test'

type Props = {
  /** Path below /api/admin. */
  path: string
  label: string
  last: ChannelTest | null
  mayRead: boolean
}

/** Sends a test and shows its outcome. */
export function TestButton({ path, label, last, mayRead }: Props) {
  const { test, send, isSending, refusal } = useChannelTest(path, last)
  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="outline" onClick={send} aria-disabled={isSending}>
        <Send aria-hidden="true" />
        {isSending ? 'Testing...' : label}
      </Button>
      <TestOutcome test={test} refusal={refusal} mayRead={mayRead} />
    </div>
  )
}
