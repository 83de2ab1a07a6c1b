'use client'

import { useState } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Switch } from '@/components/ui/switch'

/** Turns single-key shortcuts on or off: speech input and stray key presses trigger them by accident. */
export function ShortcutForm({ shortcuts }: { shortcuts: boolean }) {
  const { send, refusal } = useAccountAction()
  const [isOn, setOn] = useState(shortcuts)

  async function change(wanted: boolean) {
    setOn(wanted)
    const words = wanted ? 'Single keys are on' : 'Single keys are off'
    const answer = await send('PATCH', 'account/shortcuts', { shortcuts: wanted }, words)
    if (!answer) setOn(!wanted)
  }

  return (
    <section
      aria-labelledby="own-keys"
      className="rounded-control border border-line bg-card p-5 shadow-rest sm:p-6"
    >
      <div className="flex items-center justify-between gap-5">
        <div>
          <h2 id="own-keys">Single keys</h2>
          <p className="mt-1 text-ink-soft">
            / searches a list, n makes a new record, ? shows all keys. Ctrl K (⌘ K) always opens the search.
          </p>
        </div>
        <Switch aria-labelledby="own-keys" checked={isOn} onCheckedChange={change} />
      </div>
      <FormRefusal message={refusal?.message} />
    </section>
  )
}
