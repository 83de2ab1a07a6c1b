'use client'

import { type ReactNode, useState } from 'react'
import { Card } from '@/components/admin/kit/card'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Switch } from '@/components/ui/switch'

type Props = {
  id: string
  title: string
  isOn: boolean
  /** Path below /api/admin, and what the switch is called there. */
  path: string
  name: string
  /** Toasts when it was switched on, and off. */
  done: { on: string; off: string }
  children: ReactNode
}

/** A switch that is saved right away, and goes back when that is refused. */
export function SwitchCard({ id, title, isOn: given, path, name, done, children }: Props) {
  const { send, refusal } = useAction()
  const [isOn, setOn] = useState(given)

  async function change(wanted: boolean) {
    setOn(wanted)
    const saved = await send('PATCH', path, { [name]: wanted }, wanted ? done.on : done.off)
    if (!saved) setOn(!wanted)
  }

  return (
    <Card
      id={id}
      title={title}
      aside={<Switch aria-labelledby={id} checked={isOn} onCheckedChange={change} />}
    >
      <p className="max-w-[65ch] text-ink-soft">{children}</p>
      <FormRefusal message={refusal?.message} />
    </Card>
  )
}
