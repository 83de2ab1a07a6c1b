'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useMemo, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { callAdmin, type Refusal } from '@/components/admin/kit/call-admin'
import { toast } from '@/components/ui/toast-store'
import type { Entity } from '@/lib/records/declare/define-entity'
import {
  changedValues,
  draftFormValues,
  type FormValues,
  formSchema,
  formValues,
} from '@/lib/records/declare/form-values'
import type { AdminRecord } from '@/lib/records/declare/record'
import type { DraftView } from '@/lib/records/publish/draft'

type Options = {
  entity: Entity
  /** The fields on the form, in their order. */
  names: readonly string[]
  record: AdminRecord | null
  /** What is typed and not published; the form starts with it. */
  draft: DraftView | null
  /** Values of a new record that the address has given, such as its parent. */
  given: Record<string, unknown>
  /** Where a new record goes on once it is made. */
  afterCreate: (made: AdminRecord) => string
}

/**
 * The state of an entity's form: its values, the entity's own rules, and saving. Validates on submit, again on every
 * change after that, and focuses the first invalid field (specification section 5).
 */
export function useEntityForm({ entity, names, record, draft, given, afterCreate }: Options) {
  const router = useRouter()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const seen = useRef(record?.updatedAt)
  /** As the row has them: what visitors see, or would see. */
  const base = useRef(formValues(entity, names, record ?? given))
  /** As the form started with them, or last stored them. */
  const initial = useRef({ ...base.current, ...draftFormValues(entity, names, draft?.values) })
  const resolver = useMemo(
    // `raw`: the server judges what was typed, once more and with the same rules.
    () => zodResolver(formSchema(entity, names), undefined, { raw: true }),
    [entity, names],
  )
  const form = useForm<FormValues>({ defaultValues: initial.current, resolver })

  /** Saves at once, where there is nothing to publish. */
  const saving = (next?: string) =>
    form.handleSubmit(async (values) => {
      setRefusal(null)
      const { answer, refusal: refused } = await send(values)
      if (refused) return refuse(refused)
      toast({ title: 'Saved', ...(entity.publicPaths && { description: 'Visitors see it now.' }) })
      stored(answer, values, next)
    }, showFirstError)

  /** The browser leaves a focused control where it is when a strip of it is in view, and its label under the bar. */
  function showFirstError() {
    setTimeout(() => document.activeElement?.scrollIntoView({ block: 'center' }))
  }

  function send(values: FormValues) {
    if (!record) return callAdmin<AdminRecord>('POST', entity.path, { ...given, ...values })
    const changes = { ...changedValues(values, base.current), updatedAt: seen.current }
    const path = entity.kind === 'single' ? entity.path : `${entity.path}/${record.id}`
    return callAdmin<AdminRecord>('PATCH', path, changes)
  }

  /** The record has this state now: the form goes on from it, a new record's gives way to the record's own, or to `next`. */
  function stored(answer: AdminRecord, values: FormValues, next?: string) {
    if (!record) return leave(next ?? afterCreate(answer))
    adopt(answer, values)
    router.refresh()
  }

  /** A new record's form is clean before it gives way to the record's own. */
  function leave(address: string) {
    form.reset(form.getValues())
    router.replace(address)
    router.refresh()
  }

  /** Goes on from what the server stored; formatted text stays as it is in the editor, so the cursor keeps its place. */
  function adopt(answer: AdminRecord, values: FormValues) {
    const next = formValues(entity, names, answer)
    for (const name of names) {
      const typed = values[name]
      if (entity.fields[name]?.kind === 'richText' && typed !== undefined) next[name] = typed
    }
    seen.current = answer.updatedAt
    base.current = next
    initial.current = next
    form.reset(next)
  }

  function refuse(refused: Refusal) {
    setRefusal(refused)
    const errors = Object.entries(refused.fieldErrors)
    for (const [path, message] of errors) form.setError(path, { message })
    const first = errors.find(([path]) => names.includes(path.split('.')[0] ?? path))
    if (!first) return
    form.setFocus(first[0].split('.')[0] ?? first[0])
    showFirstError()
  }

  /** Starts again from a record and its draft as they are stored now, keeping the person's own changes where `mine` names them. */
  function startFrom(answer: AdminRecord | null, mine: FormValues = {}, theirs: DraftView | null = null) {
    const next = formValues(entity, names, answer ?? given)
    seen.current = answer?.updatedAt
    base.current = next
    initial.current = { ...next, ...draftFormValues(entity, names, theirs?.values) }
    form.reset(initial.current)
    for (const [name, value] of Object.entries(mine)) {
      form.setValue(name, value, { shouldDirty: true })
    }
    setRefusal(null)
  }

  /** A file of the record was stored beside the form: what is typed stays, and goes on from that state. */
  function adoptMeasured(answer: AdminRecord) {
    seen.current = answer.updatedAt
    router.refresh()
  }

  /** Back to what the row says. */
  function discard() {
    initial.current = base.current
    form.reset(base.current)
    setRefusal(null)
  }

  return {
    form,
    save: saving(),
    saving,
    discard,
    refuse,
    refusal,
    setRefusal,
    startFrom,
    adoptMeasured,
    stored,
    showFirstError,
    /** What the person has changed since the form started, or last stored a draft. */
    changes: () => changedValues(form.getValues(), initial.current),
    /** What differs from the row. */
    unpublished: () => changedValues(form.getValues(), base.current),
    /** The draft is stored so far. */
    keep: (values: FormValues) => {
      initial.current = values
    },
    initial: () => initial.current,
    /** When the record was last changed, as far as this form knows. */
    seenAt: () => seen.current,
  }
}

export type EntityFormState = ReturnType<typeof useEntityForm>

/** How many of the named fields are wrong. */
export function errorCount(errors: FieldErrors<FormValues>, names: readonly string[]): number {
  return names.filter((name) => errors[name]).length
}
