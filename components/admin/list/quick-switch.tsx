'use client'

import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { callAdmin, toastRefusal } from '@/components/admin/call-admin'
import { Switch } from '@/components/ui/switch'
import { toast } from '@/components/ui/toast-store'

type Props = {
  path: string
  row: { id: string; updatedAt: string }
  name: string
  /** What is switched, for instance 'Ruth Adler: active'. */
  label: string
  checked: boolean
}

/** Yes or no, changed in the list itself: moves at once, and back when the server refuses. */
export function QuickSwitch({ path, row, name, label, checked }: Props) {
  const router = useRouter()
  const [shown, setShown] = useOptimistic(checked)
  const [isPending, startTransition] = useTransition()

  function change(value: boolean) {
    if (isPending) return
    startTransition(async () => {
      setShown(value)
      const body = { [name]: value, updatedAt: row.updatedAt }
      const { refusal } = await callAdmin('PATCH', `${path}/${row.id}`, body)
      if (refusal) toastRefusal(refusal)
      else toast({ title: 'Saved' })
      router.refresh()
    })
  }

  return <Switch aria-label={label} checked={shown} onCheckedChange={change} />
}
