'use client'

import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { useNow } from '@/components/admin/kit/use-now'
import type { DraftState } from '@/components/admin/records/form/use-draft'
import { shownTime } from '@/lib/records/declare/shown-value'

type Props = { draft: DraftState; otherwise: string }

/** Autosave state, shown in the bar; `otherwise` is shown while nothing was typed. */
export function AutosaveLine({ draft, otherwise }: Props) {
  const { state } = draft.autosave
  return (
    <p
      role="status"
      className={`text-dense ${state.status === 'failed' ? 'text-bad' : 'line-clamp-2 text-ink-soft'}`}
    >
      <Words draft={draft} otherwise={otherwise} />
    </p>
  )
}

function Words({ draft: { autosave, serverDraft }, otherwise }: Props) {
  const now = useNow()
  const timeZone = useCompanyZone()
  const { state } = autosave
  switch (state.status) {
    case 'waiting':
    case 'saving':
      return 'Saving draft...'
    case 'failed':
      // The notice below explains a conflict.
      if (state.refusal.status === 409) return 'Draft not saved'
      return state.willRetry
        ? `Draft not saved yet. ${state.refusal.message} Trying again.`
        : `Draft not saved. ${state.refusal.message}`
    case 'stored':
      return serverDraft && now !== null
        ? `Draft saved ${shownTime(serverDraft.updatedAt, now, timeZone)}`
        : 'Nothing to publish'
    default:
      return otherwise
  }
}
