'use client'

import { useRouter } from 'next/navigation'
import { type SyntheticEvent, useState } from 'react'
import { callAdmin } from '@/components/admin/call-admin'
import { type Draft, draftOf, scheduleIn } from '@/components/admin/hours/hours-draft'
import { toast } from '@/components/ui/toast-store'
import { type Schedule, scheduleSchema } from '@/lib/hours/schedule'

type Start = { communityId: string | null; schedule: Schedule; seen: string }

/** The hours on the form, what is wrong with them, and saving. Judged on saving, then on every change. */
export function useHoursForm({ communityId, schedule, seen: seenAtFirst }: Start) {
  const router = useRouter()
  const [saved, setSaved] = useState(() => draftOf(schedule))
  const [draft, setDraft] = useState(saved)
  const [seen, setSeen] = useState(seenAtFirst)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState('')
  const [isSaving, setSaving] = useState(false)
  const isDirty = JSON.stringify(scheduleIn(draft)) !== JSON.stringify(scheduleIn(saved))

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    if (Object.keys(errors).length > 0) setErrors(faultsOf(next))
  }

  async function save(event?: SyntheticEvent) {
    event?.preventDefault()
    if (isSaving) return
    setMessage('')
    const faults = faultsOf(draft)
    if (Object.keys(faults).length > 0) return show(faults)
    setSaving(true)
    const body = { communityId, seen, schedule: scheduleIn(draft) }
    const { answer, refusal } = await callAdmin<{ seen: string }>('PATCH', 'hours', body)
    setSaving(false)
    if (refusal) {
      setMessage(refusal.message)
      const named = Object.entries(refusal.fieldErrors)
      return show(Object.fromEntries(named.map(([path, text]) => [path.replace('schedule.', ''), text])))
    }
    setSeen(answer.seen)
    setSaved(draft)
    setErrors({})
    toast({ title: 'Saved', description: 'Families are told so now.' })
    router.refresh()
  }

  function show(faults: Record<string, string>) {
    setErrors(faults)
    const [first] = Object.keys(faults)
    setTimeout(() => {
      const input = first ? document.getElementById(first) : null
      input?.focus()
      input?.scrollIntoView({ block: 'center' })
    })
  }

  function discard() {
    setDraft(saved)
    setErrors({})
    setMessage('')
  }

  return { draft, change, errors, message, isDirty, isSaving, save, discard }
}

function faultsOf(draft: Draft): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { path, message } of scheduleSchema.safeParse(scheduleIn(draft)).error?.issues ?? []) {
    faults[path.join('.')] ??= message
  }
  return faults
}
