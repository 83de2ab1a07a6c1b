'use client'

import { BellRing } from 'lucide-react'
import { DeviceLine } from '@/components/admin/company/account/device-line'
import { useThisDevice } from '@/components/admin/company/account/use-this-device'
import { Card } from '@/components/admin/kit/card'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { PushSupport } from '@/lib/browser/push'
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
    'On an iPhone or iPad, pushes come to an app only. Tap Share, then Add to Home Screen, open the back office from there, and switch them on.',
  insecure: 'Pushes need an address that begins with https://.',
  denied:
    'This browser shows no notices of this site. Allow them in its settings for this site, then load this page again.',
  none: 'This browser takes no pushes.',
}

/** The user's push devices; the current browser can be added. */
export function PushDevices({ devices, tests, serverKey, timeZone }: Props) {
  const { support, own, isBusy, refusal, switchOn, remove } = useThisDevice(devices, serverKey)
  return (
    <Card title="Pushes to your devices">
      <p className="mb-4 text-ink-soft">
        The phone or computer itself says that a family waits, and until when to call. No name, no community,
        no care word. Communities and quiet hours count as for your other alerts.
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
          {isBusy ? 'Switching on...' : 'Switch on for this device'}
        </Button>
      )}
    </Card>
  )
}
