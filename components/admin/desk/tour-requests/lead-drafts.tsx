'use client'

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { throwUnlessOk } from '@/lib/browser/api-request'
import {
  createNoteDraft,
  draftKey,
  type KeptForm,
  type NoteDraft,
  removeOldDrafts,
  restored,
} from '@/lib/browser/note-draft'
import {
  DRAFT_FORMS,
  type DraftForm,
  type DraftValues,
  type ServerDraft,
} from '@/lib/desk/note-drafts/draft-schema'
import type { LeadDrafts } from '@/lib/desk/note-drafts/note-drafts'

/** A slower save is repeated. */
const SAVE_WITHIN_MS = 5_000

const NOTHING: ServerDraft = { version: 0, values: null }

/** `leadId`: null before there is a lead. */
type Context = { me: string; leadId: string | null; drafts: LeadDrafts | null }

const Current = createContext<Context | null>(null)

/** Two forms on one screen may show the same draft, and a form that is closed comes back with it. */
const open = new Map<string, NoteDraft>()

type Props = {
  /** The signed-in person's username. */
  me: string
  /** Null for a family that is being written down: the browser keeps what is typed. */
  leadId: string | null
  /** Null where the page has not read them: they are asked for. */
  drafts: LeadDrafts | null
  children: ReactNode
}

/** Keeps what the person types into the forms below it about this lead. */
export function LeadDraftsProvider({ me, leadId, drafts, children }: Props) {
  useEffect(() => {
    removeOldDrafts(localStorage, Date.now())
    const flush = () => {
      for (const draft of open.values()) void draft.flush()
    }
    // The last moment at which a browser surely tells a page that it may go away.
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('online', flush)
    }
  }, [])
  useEffect(() => {
    if (!leadId) return
    if (drafts) meet(me, leadId, drafts)
    else {
      void callAdmin<LeadDrafts>('GET', `tour-requests/${leadId}/drafts`).then(
        ({ answer }) => answer && meet(me, leadId, answer),
      )
    }
  }, [me, leadId, drafts])
  return <Current value={{ me, leadId, drafts }}>{children}</Current>
}

function meet(me: string, leadId: string, drafts: LeadDrafts): void {
  for (const form of DRAFT_FORMS) open.get(draftKey(me, leadId, form))?.met(drafts[form])
}

/**
 * Like `useFields`, with values that are kept until they are sent (decision 088). Outside of
 * LeadDraftsProvider, for several leads at once, they last as long as the form.
 */
export function useDraftFields<V extends object>(
  form: KeptForm,
  createBlank: () => V,
  errors: Record<string, string> = {},
  prefix?: string,
) {
  const context = useContext(Current)
  const [blank, setBlank] = useState(createBlank)
  const [own, setOwn] = useState<DraftValues | null>(null)
  const draft = context && draftOf(context, form)
  const kept = useSyncExternalStore(
    draft?.watch ?? watchNothing,
    () => draft?.read() ?? null,
    () => serverDraft(context, form).values,
  )
  const values = restored(blank, draft ? kept : own)
  const set = (part: Partial<V>) => {
    const after = (last: DraftValues | null) => ({ ...restored(blank, last), ...part }) as DraftValues
    if (draft) draft.typed(after(draft.read()))
    else setOwn(after)
  }
  const field = <N extends keyof V & string>(name: N) => ({
    id: prefix ? `${prefix}-${name}` : name,
    value: values[name],
    error: errors[name],
    onValue: (value: V[N]) => set({ [name]: value } as unknown as Partial<V>),
  })

  /** Sends what the form says; the words are kept until that has worked. @returns the answer, or null */
  async function send<T>(work: () => Promise<T | null>): Promise<T | null> {
    await draft?.sending()
    const answer = await work()
    if (answer === null) {
      draft?.refused()
      return null
    }
    draft?.sent()
    setOwn(null)
    setBlank(createBlank())
    return answer
  }

  /** After the sending was undone, also once the form is closed. */
  const giveBack = (undone: V) => draft?.giveBack(undone as DraftValues)

  return { values, set, field, send, giveBack }
}

const watchNothing = () => () => {}

function serverDraft(context: Context | null, form: KeptForm): ServerDraft {
  return (form !== 'entry' && context?.drafts?.[form]) || NOTHING
}

function draftOf(context: Context, form: KeptForm): NoteDraft | null {
  if (typeof window === 'undefined') return null
  const { me, leadId } = context
  const key = draftKey(me, leadId ?? 'new', form)
  const known = open.get(key)
  if (known) return known
  const created = createNoteDraft({
    key,
    form,
    server: serverDraft(context, form),
    storage: localStorage,
    put: leadId && form !== 'entry' ? (typed) => put(leadId, form, typed) : null,
  })
  open.set(key, created)
  return created
}

async function put(leadId: string, form: DraftForm, { version, values }: ServerDraft) {
  const response = await fetch(`/api/admin/tour-requests/${leadId}/drafts`, {
    method: 'PUT',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ form, base: version, values }),
    // Survives the page.
    keepalive: true,
    signal: AbortSignal.timeout(SAVE_WITHIN_MS),
  })
  await throwUnlessOk(response)
  return response.json()
}
