'use client'

import { BellOff, BellRing, Send } from 'lucide-react'
import { TestOutcome } from '@/components/admin/kit/channel-test/test-result'
import { useChannelTest } from '@/components/admin/kit/channel-test/use-channel-test'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { ChannelTest } from '@/lib/desk/alerts/channel-test'
import type { OwnDevice } from '@/lib/desk/alerts/own-devices'

type Props = {
  device: OwnDevice
  isThis: boolean
  lastTest: ChannelTest | null
  timeZone: string
  onRemove: () => void
}

/** A device with its push status, a test button and a remove button. */
export function DeviceLine({ device, isThis, lastTest, timeZone, onRemove }: Props) {
  const { id, name, since, lastSentAt, refusal, isReachable } = device
  const { test, send, isSending, refusal: refused } = useChannelTest(`account/devices/${id}/test`, lastTest)
  const Icon = isReachable ? BellRing : BellOff
  return (
    <li className="grid gap-3 py-3.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-[1_1_13rem] items-center gap-4">
          <Icon aria-hidden="true" className="flex-none text-ink-soft" />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-[620]">
              {name}
              {isThis && <Badge tone="solid">This device</Badge>}
              {!isReachable && <Badge tone="bad">No longer reachable</Badge>}
            </p>
            <p className="mt-1 text-dense text-ink-soft tabular">
              Since {formatMoment(new Date(since), timeZone)}.{' '}
              {lastSentAt
                ? `Last push accepted ${formatMoment(new Date(lastSentAt), timeZone)}.`
                : 'Nothing sent yet.'}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {isReachable && (
            <Button variant="outline" onClick={send} aria-disabled={isSending}>
              <Send aria-hidden="true" />
              {isSending ? 'Asking...' : 'Test'}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          <Button variant="outline" onClick={onRemove}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </div>
      {!isReachable && (
        <p className="text-dense text-bad">
          Nothing is sent there any more. To be told there again,{' '}
          {isThis ? 'switch pushes on below.' : 'open this page on it and switch pushes on.'}
        </p>
      )}
      {isReachable && refusal && <Message tone="bad">The last push was refused: “{refusal}”</Message>}
      <TestOutcome test={isReachable ? test : null} refusal={refused} mayRead={false} />
    </li>
  )
}
