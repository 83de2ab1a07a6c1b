'use client'

import { useRouter } from 'next/navigation'
import { type SyntheticEvent, useState } from 'react'
import {
  draftErrors,
  type ShiftDraft,
  shiftDraftOf,
  shiftPlanIn,
} from '@/components/admin/desk/routing/shift-draft'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { toast } from '@/components/ui/toast-store'
import type { ShiftPlan } from '@/lib/desk/routing/shift-plan'

type Start = { path: string; plan: ShiftPlan; seen: string }

/** State, validation and saving of the form. Validates on save, then on every change. */
export function useShiftPlan({ path, plan, seen: seenAtFirst }: Start) {
  const router = useRouter()
  const [draft, setDraft] = useState(() => shiftDraftOf(plan))
  const [seen, setSeen] = useState(seenAtFirst)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState('')
  const [isSaving, setSaving] = useState(false)

  function change(part: Partial<ShiftDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    if (Object.keys(errors).length > 0) setErrors(draftErrors(next))
  }

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (isSaving) return
    setMessage('')
    const faults = draftErrors(draft)
    if (Object.keys(faults).length > 0) return show(faults)
    setSaving(true)
    const body = { seen, plan: shiftPlanIn(draft) }
    const { answer, refusal } = await callAdmin<{ seen: string }>('PUT', path, body)
    setSaving(false)
    if (refusal) {
      const named = Object.entries(refusal.fieldErrors)
      if (named.length === 0) setMessage(refusal.message)
      return show(Object.fromEntries(named.map(([field, text]) => [field.replace('plan.', ''), text])))
    }
    setSeen(answer.seen)
    setErrors({})
    toast({ title: 'Hours saved', description: 'New requests go by them from now on.' })
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

  return { draft, change, errors, message, isSaving, save }
}
