'use client'

import { useOptimistic, useTransition } from 'react'
import { toastRefusal } from '@/components/admin/kit/admin-api'
import { useFieldChange } from '@/components/admin/records/list/use-field-change'
import { Switch } from '@/components/ui/switch'
import type { AdminRecord } from '@/lib/records/declare/record'

type Props = {
  path: string
  row: AdminRecord
  name: string
  /** Accessible name: 'Ruth Adler: active'. */
  label: string
  checked: boolean
}

/** A switch in the list. Updates at once and reverts when the server refuses. */
export function QuickSwitch({ path, row, name, label, checked }: Props) {
  const save = useFieldChange(path, row, name)
  const [shown, setShown] = useOptimistic(checked)
  const [isPending, startTransition] = useTransition()

  function change(value: boolean) {
    if (isPending) return
    startTransition(async () => {
      setShown(value)
      const refusal = await save(value)
      if (refusal) toastRefusal(refusal)
    })
  }

  return <Switch aria-label={label} checked={shown} onCheckedChange={change} />
}
