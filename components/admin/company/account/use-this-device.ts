'use client'

import { useEffect, useState } from 'react'
import { useAction } from '@/components/admin/kit/use-action'
import {
  type PushSupport,
  pushEndpoint,
  pushSupport,
  subscribeToPushes,
  unsubscribeFromPushes,
} from '@/lib/browser/push'
import type { OwnDevice } from '@/lib/desk/alerts/own-devices'

/** Push in the current browser. `support` is null until the browser was queried. */
export function useThisDevice(devices: OwnDevice[], serverKey: string) {
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
    else if (await send('POST', 'account/devices', subscription, 'Pushes are on for this device')) {
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
