'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useMemo, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { revealField } from '@/components/admin/records/form/reveal-field'
import { toast } from '@/components/ui/toast-store'
import type { Entity } from '@/lib/records/declare/define-entity'
import {
  changedValues,
  draftFormValues,
  effectiveValues,
  type FormValues,
  formSchema,
  formValues,
} from '@/lib/records/declare/form-values'
import type { AdminRecord } from '@/lib/records/declare/record'
import type { DraftView } from '@/lib/records/publish/draft'

type Options = {
  entity: Entity
  names: readonly string[]
  record: AdminRecord | null
  /** Unpublished edits that the form starts with. */
  draft: DraftView | null
  given: Record<string, unknown>
  /** Returns the URL to open after a record was created. */
  afterCreate: (made: AdminRecord) => string
}

/** Values, validation and saving of a form; focuses the first invalid field (specification section 5). */
export function useEntityForm({ entity, names, record, draft, given, afterCreate }: Options) {
  const router = useRouter()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const seen = useRef(record?.updatedAt)
  const base = useRef(formValues(entity, names, record ?? given))
  /** Values the form started with, or last stored. */
  const initial = useRef({ ...base.current, ...draftFormValues(entity, names, draft?.values) })
  const resolver = useMemo(
    // `raw`, because the server validates what was typed with the same rules.
    () => zodResolver(formSchema(entity, names), undefined, { raw: true }),
    [entity, names],
  )
  const form = useForm<FormValues>({ defaultValues: initial.current, resolver })

  /** Saves directly, for entities without publishing. */
  const saving = (next?: string) =>
    form.handleSubmit(async (values) => {
      setRefusal(null)
      const { answer, refusal: refused } = await send(values)
      if (refused) return refuse(refused)
      toast({ title: 'Saved', ...(entity.publicPaths && { description: 'Visitors see it now.' }) })
      stored(answer, values, next)
    }, showFirstError)

  /**
   * Turns to the tab of the first invalid field. Browsers do not scroll to a focused control that is partly
   * visible, even if the bar covers its label.
   */
  function showFirstError(faults: FieldErrors<FormValues> = {}) {
    const first = names.find((name) => faults[name])
    if (first) revealField(first)
    setTimeout(() => document.activeElement?.scrollIntoView({ block: 'center' }))
  }

  function effective(values: FormValues) {
    return effectiveValues(entity, values, base.current)
  }

  function send(values: FormValues) {
    const sent = effective(values)
    const changes = record
      ? { ...changedValues(sent, base.current), updatedAt: seen.current }
      : { ...given, ...sent }
    // The first change of a single creates its row.
    if (entity.kind === 'single') return callAdmin<AdminRecord>('PATCH', entity.path, changes)
    if (!record) return callAdmin<AdminRecord>('POST', entity.path, changes)
    return callAdmin<AdminRecord>('PATCH', `${entity.path}/${record.id}`, changes)
  }

  /** Continues from the saved record; a new record's form is replaced by the record's own, or by `next`. */
  function stored(answer: AdminRecord, values: FormValues, next?: string) {
    if (!record && entity.kind !== 'single') return leave(next ?? afterCreate(answer))
    adopt(answer, values)
    router.refresh()
  }

  /** Leaves once the form is clean, so that the leave guard stays quiet. */
  function leave(address: string) {
    form.reset(form.getValues())
    router.replace(address)
    router.refresh()
  }

  /** Adopts stored values, except formatted text, where the editor would lose its cursor. */
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
    revealField(first[0].split('.')[0] ?? first[0])
    form.setFocus(first[0].split('.')[0] ?? first[0])
    showFirstError()
  }

  /** Restarts from the stored record and draft, keeping the person's own changes in `mine`. */
  function startFrom(answer: AdminRecord | null, mine: FormValues = {}, theirs: DraftView | null = null) {
    const next = formValues(entity, names, answer ?? given)
    seen.current = answer?.updatedAt
    base.current = next
    initial.current = { ...next, ...draftFormValues(entity, names, theirs?.values) }
    form.reset(initial.current)
    for (const [name, value] of Object.entries(mine)) form.setValue(name, value, { shouldDirty: true })
    setRefusal(null)
  }

  /** Adopts a record that an upload changed, keeping unsaved edits. */
  function adoptRecord(answer: AdminRecord) {
    seen.current = answer.updatedAt
    router.refresh()
  }

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
    adoptRecord,
    stored,
    showFirstError,
    /** Changes since the form started or a draft was last stored. */
    changes: () => changedValues(effective(form.getValues()), initial.current),
    unpublished: () => changedValues(effective(form.getValues()), base.current),
    /** Marks these values as stored in the draft. */
    keep: (values: FormValues) => {
      initial.current = effective(values)
    },
    initial: () => initial.current,
    /** Version of the record that the form is based on. */
    seenAt: () => seen.current,
  }
}

export type EntityFormState = ReturnType<typeof useEntityForm>

/** Counts the named fields with errors. */
export function errorCount(errors: FieldErrors<FormValues>, names: readonly string[]): number {
  return names.filter((name) => errors[name]).length
}
