'use client'

import { BellOff, BellRing, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Card } from '@/components/admin/kit/card'
import { TestOutcome } from '@/components/admin/kit/channel-test/test-result'
import { useChannelTest } from '@/components/admin/kit/channel-test/use-channel-test'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { formatMoment } from '@/components/admin/kit/lead-time'
import { useAction } from '@/components/admin/kit/use-action'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import {
  type PushSupport,
  pushEndpoint,
  pushSupport,
  subscribeToPushes,
  unsubscribeFromPushes,
} from '@/lib/browser/push'
import type { ChannelTest } from '@/lib/desk/alerts/channel-test'
import type { OwnDevice } from '@/lib/desk/alerts/own-devices'

type Props = {
  devices: OwnDevice[]
  /** Last test of each device, by device id. */
  tests: Record<string, ChannelTest | null>
  serverKey: string
  timeZone: string
}

const OBSTACLES: Record<Exclude<PushSupport, 'ready'>, string> = {
  'home-screen':
    'On an iPhone or iPad, only apps get push notifications. Tap Share, then Add to Home Screen, open the back office from there, and turn them on.',
  insecure: 'Push notifications need an address that begins with https://.',
  denied:
    'This browser blocks notifications from this site. Allow them in its settings for this site, then reload this page.',
  none: 'This browser does not support push notifications.',
}

/** The user's push devices; the current browser can be added. */
export function PushDevices({ devices, tests, serverKey, timeZone }: Props) {
  const { support, own, isBusy, refusal, switchOn, remove } = useThisDevice(devices, serverKey)
  return (
    <Card title="Push notifications">
      <p className="mb-4 text-ink-soft">
        Your phone or computer shows that a family is waiting and when the call is due, without a name,
        community or kind of care. The communities and quiet hours of your other alerts apply.
      </p>
      {devices.length > 0 && (
        <ul aria-label="Your devices" className="mb-5 divide-y divide-line border-y border-line">
          {devices.map((device) => (
            <DeviceLine
              key={device.id}
              device={device}
              isThis={device.id === own?.id}
              lastTest={tests[device.id] ?? null}
              timeZone={timeZone}
              onRemove={() => remove(device)}
            />
          ))}
        </ul>
      )}
      <div role="status" className="grid gap-3">
        {support && support !== 'ready' && (
          <Message tone={support === 'denied' ? 'warn' : 'info'}>{OBSTACLES[support]}</Message>
        )}
      </div>
      <FormRefusal message={refusal?.message} />
      {support === 'ready' && !own?.isReachable && (
        <Button onClick={switchOn} aria-disabled={isBusy}>
          <BellRing aria-hidden="true" />
          {isBusy ? 'Turning on...' : 'Turn on for this device'}
        </Button>
      )}
    </Card>
  )
}

type DeviceLineProps = {
  device: OwnDevice
  isThis: boolean
  lastTest: ChannelTest | null
  timeZone: string
  onRemove: () => void
}

/** A device with its push status, a test button and a remove button. */
function DeviceLine({ device, isThis, lastTest, timeZone, onRemove }: DeviceLineProps) {
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
              {isSending ? 'Sending...' : 'Test'}
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
          This device no longer gets notifications. To get them again,{' '}
          {isThis ? 'turn them on below.' : 'open this page on it and turn them on.'}
        </p>
      )}
      {isReachable && refusal && <Message tone="bad">The last push was rejected: “{refusal}”</Message>}
      <TestOutcome test={isReachable ? test : null} refusal={refused} mayRead={false} />
    </li>
  )
}

/** Push in the current browser. `support` is null until the browser was queried. */
function useThisDevice(devices: OwnDevice[], serverKey: string) {
  const { send, refusal } = useAction()
  const [support, setSupport] = useState<PushSupport | null>(null)
  const [endpoint, setEndpoint] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const own = devices.find((device) => device.endpoint === endpoint)

  useEffect(() => {
    void pushEndpoint().then((known) => {
      setEndpoint(known)
      setSupport(pushSupport())
    })
  }, [])

  async function switchOn() {
    if (isBusy) return
    setBusy(true)
    const subscription = await subscribeToPushes(serverKey)
    if (typeof subscription === 'string') setSupport(subscription)
    else if (
      await send('POST', 'account/devices', subscription, 'Push notifications are on for this device')
    ) {
      // The browser has a new push endpoint, so the old entry is dead.
      if (own) await send('DELETE', `account/devices/${own.id}`, undefined)
      setEndpoint(subscription.endpoint ?? null)
    }
    setBusy(false)
  }

  async function remove(device: OwnDevice) {
    const removed = await send('DELETE', `account/devices/${device.id}`, undefined, `${device.name} removed`)
    if (!removed || device.endpoint !== endpoint) return
    await unsubscribeFromPushes()
    setEndpoint(null)
  }

  return { support, own, isBusy, refusal, switchOn, remove }
}
