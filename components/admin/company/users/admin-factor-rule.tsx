'use client'

import { useState } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Switch } from '@/components/ui/switch'

/** Turns the second-factor requirement for administrators on or off. */
export function AdminFactorRule({ isOn: given }: { isOn: boolean }) {
  const { send, refusal } = useAccountAction()
  const [isOn, setOn] = useState(given)

  async function change(wanted: boolean) {
    setOn(wanted)
    const words = wanted ? 'Administrators need a second factor' : 'The password alone is enough again'
    const answer = await send('PATCH', 'sign-in-rules', { adminsNeedSecondFactor: wanted }, words)
    if (!answer) setOn(!wanted)
  }

  return (
    <section
      aria-labelledby="factor-rule"
      className="rounded-control border border-line bg-card p-5 shadow-rest sm:p-6"
    >
      <div className="flex items-center justify-between gap-5">
        <div>
          <h2 id="factor-rule" className="type-h4">
            Administrators need a second factor
          </h2>
          <p className="mt-1 max-w-[65ch] text-ink-soft">
            Whoever has none is led to set it up and reaches nothing else of the back office before, from
            their next click. Switch it on when you have one yourself.
          </p>
        </div>
        <Switch aria-labelledby="factor-rule" checked={isOn} onCheckedChange={change} />
      </div>
      <FormRefusal message={refusal?.message} />
    </section>
  )
}
