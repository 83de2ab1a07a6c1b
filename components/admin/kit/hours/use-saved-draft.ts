'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { toast } from '@/components/ui/toast-store'

type Faults = Record<string, string>

type About<D> = {
  start: D
  /** Version of the state that was opened. */
  seen: string
  /** Returns error messages by field id. */
  validate: (draft: D) => Faults
  /** Returns the data that would be saved, for comparison. */
  toData: (draft: D) => unknown
  method?: 'PATCH' | 'PUT'
  path: string
  /** Returns the request body that saves over the state of this version. */
  body: (draft: D, seen: string) => object
  /** Prefix of field names in a refusal. */
  prefix: string
  done: { title: string; description: string }
}

/** Holds a draft with its validation and saving. Validates on save, and after that on every change. */
export function useSavedDraft<D extends object>({ start, validate, toData, done, ...about }: About<D>) {
  const { method = 'PATCH', path, body, prefix } = about
  const router = useRouter()
  const [saved, setSaved] = useState(start)
  const [draft, setDraft] = useState(saved)
  const [seen, setSeen] = useState(about.seen)
  const [errors, setErrors] = useState<Faults>({})
  const [message, setMessage] = useState('')
  const [isSaving, setSaving] = useState(false)
  const isDirty = JSON.stringify(toData(draft)) !== JSON.stringify(toData(saved))

  function change(part: Partial<D>) {
    const next = { ...draft, ...part }
    setDraft(next)
    if (Object.keys(errors).length > 0) setErrors(validate(next))
  }

  async function save() {
    if (isSaving) return
    setMessage('')
    const faults = validate(draft)
    if (Object.keys(faults).length > 0) return show(faults)
    setSaving(true)
    const { answer, refusal } = await callAdmin<{ seen: string }>(method, path, body(draft, seen))
    setSaving(false)
    if (refusal) {
      setMessage(refusal.message)
      const named = Object.entries(refusal.fieldErrors)
      return show(Object.fromEntries(named.map(([field, text]) => [field.replace(prefix, ''), text])))
    }
    setSeen(answer.seen)
    setSaved(draft)
    setErrors({})
    toast(done)
    router.refresh()
  }

  function show(faults: Faults) {
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

/** Returns the first message of each field, by dotted path. */
export function faultsByPath(issues: readonly { path: PropertyKey[]; message: string }[] = []): Faults {
  const faults: Faults = {}
  for (const { path, message } of issues) faults[path.join('.')] ??= message
  return faults
}
