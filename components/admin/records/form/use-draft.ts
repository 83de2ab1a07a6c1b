'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { callAdmin, toastRefusal } from '@/components/admin/kit/admin-api'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { publishedWords } from '@/components/admin/records/form/published-words'
import { useAutosave } from '@/components/admin/records/form/use-autosave'
import type { EntityFormState } from '@/components/admin/records/form/use-entity-form'
import { toast } from '@/components/ui/toast-store'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { FormValues } from '@/lib/records/declare/form-values'
import type { AdminRecord } from '@/lib/records/declare/record'
import type { DraftView } from '@/lib/records/publish/draft'
import type { Published } from '@/lib/records/publish/publish-record'

type Options = {
  entity: Entity
  /** For a new record, its future id. */
  id: string
  record: AdminRecord | null
  draft: DraftView | null
  given: Record<string, unknown>
  state: EntityFormState
  /** True when this person can publish records of the entity or save drafts of them. */
  isOn: boolean
  /** Where to go when the draft of a new record is discarded. */
  back: string
}

/** Drafts and publishing of a form: drafts save automatically, publishing only on request. */
export function useDraft({ entity, id, record, draft, given, state, isOn, back }: Options) {
  const timeZone = useCompanyZone()
  const router = useRouter()
  const address = `${entity.path}/${id}`
  const [serverDraft, setServerDraft] = useState(draft)
  const seen = useRef(draft?.updatedAt ?? null)
  const { form } = state
  const autosave = useAutosave({ form, isOn, changes: state.unpublished, store })

  const versions = () => ({ updatedAt: state.seenAt() ?? null, draftUpdatedAt: seen.current })
  const body = (values: FormValues) => {
    return { values: record ? values : { ...given, ...form.getValues() }, ...versions() }
  }

  async function store(values: FormValues) {
    const typed = form.getValues()
    const { answer, refusal } = await callAdmin<DraftView | null>('PUT', `${address}/draft`, body(values))
    if (refusal) {
      if (refusal.status === 409) state.setRefusal(refusal)
      return refusal
    }
    state.keep(typed)
    adoptDraft(answer)
    if (!record) nameAddress(id)
    return null
  }

  function adoptDraft(stored: DraftView | null) {
    seen.current = stored?.updatedAt ?? null
    setServerDraft(stored)
  }

  /** Checks for other people's changes when the person returns to the window. */
  useEffect(() => {
    if (!isOn) return
    async function onFocus() {
      const { answer } = await callAdmin<DraftView | null>('GET', `${address}/draft`)
      if (answer && !answer.isMine) setServerDraft(answer)
    }
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [address, isOn])

  function send(how: 'publish' | 'draft', { next, anyway }: { next?: string; anyway?: string } = {}) {
    return form.handleSubmit(async (values) => {
      state.setRefusal(null)
      // The stored draft has the values by now, so they are sent only once.
      const isStored = isOn && (await autosave.flush()) && seen.current !== null
      const sent = {
        ...(isStored ? versions() : body(state.unpublished())),
        ...(anyway && { publishAnyway: anyway }),
      }
      const { answer, refusal } = await callAdmin<Published | AdminRecord>('POST', `${address}/${how}`, sent)
      if (refusal) return state.refuse(refusal)
      const { record: made, warnings } =
        'warnings' in answer ? (answer as Published) : { record: answer, warnings: [] }
      toast(
        how === 'publish'
          ? publishedWords(entity, made, warnings, Date.now(), timeZone)
          : { title: 'Draft saved', description: 'Visitors do not see it.' },
      )
      adoptDraft(null)
      state.stored(made, values, next)
      autosave.settle()
    }, state.showFirstError)()
  }

  async function unpublish() {
    const { answer, refusal } = await callAdmin<AdminRecord>('POST', `${address}/unpublish`)
    if (refusal) return toastRefusal(refusal)
    state.adoptRecord(answer)
    toast({ title: 'Unpublished', description: 'Visitors no longer see it.' })
  }

  async function discard() {
    const { refusal } = await callAdmin('DELETE', `${address}/draft`)
    if (refusal && refusal.status !== 404) return toastRefusal(refusal)
    adoptDraft(null)
    state.discard()
    autosave.settle()
    toast({
      title: 'Changes discarded',
      description: record ? 'The form shows the saved version.' : undefined,
    })
    if (!record) router.replace(back)
    router.refresh()
  }

  /** Loads what someone else has stored, with the person's own changes on top. */
  function takeOver(now: AdminRecord | null, mine: FormValues, theirs: DraftView | null) {
    state.startFrom(now, {}, theirs)
    adoptDraft(theirs)
    autosave.settle()
    for (const [name, value] of Object.entries(mine)) form.setValue(name, value, { shouldDirty: true })
  }

  return {
    autosave,
    unpublish,
    discard,
    takeOver,
    /** `anyway` is an administrator's reason to pass over the checks. */
    publish: (anyway?: string) => send('publish', anyway ? { anyway } : {}),
    storeUnpublished: (next?: string) => send('draft', next ? { next } : {}),
    serverDraft,
    /** True when someone else has stored a draft that the form does not show. */
    isNewerElsewhere: serverDraft !== null && serverDraft.updatedAt !== seen.current,
  }
}

export type DraftState = ReturnType<typeof useDraft>

/** Puts the new record's id in the URL, so that coming back finds its draft. */
function nameAddress(id: string): void {
  const address = new URL(window.location.href)
  if (address.searchParams.get('draft') === id) return
  address.searchParams.set('draft', id)
  window.history.replaceState(null, '', address)
}
