'use client'

import { PencilLine, UserRound } from 'lucide-react'
import { useNow } from '@/components/admin/kit/use-now'
import type { DraftState } from '@/components/admin/records/form/use-draft'
import { Button } from '@/components/ui/button'
import { shownTime } from '@/lib/records/declare/shown-value'

/** A draft stored within this time means that its author is still editing. */
const PRESENT_MS = 2 * 60_000

type Props = { draft: DraftState; mayWrite: boolean; onDiscard: () => void; onShow: () => void }

/** Below the bar: whose unpublished changes the form shows, and who else is editing. */
export function DraftNotice({ draft, mayWrite, onDiscard, onShow }: Props) {
  const now = useNow()
  const { serverDraft, autosave, isNewerElsewhere } = draft
  if (!serverDraft || now === null) return null
  if (autosave.state.status === 'failed' && autosave.state.refusal.status === 409) return null
  // The bar already shows the person's own typing.
  if (serverDraft.isMine && autosave.state.status !== 'clean') return null
  const isPresent = !serverDraft.isMine && now - Date.parse(serverDraft.updatedAt) < PRESENT_MS
  const Icon = isPresent ? UserRound : PencilLine
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-warn-edge bg-warn-wash px-4 py-1.5 text-dense text-warn sm:px-7"
    >
      <Icon className="size-5 flex-none" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-52">
        {isPresent && <strong>{serverDraft.actorName} is editing this. </strong>}
        Unpublished changes by {serverDraft.actorName}, {shownTime(serverDraft.updatedAt, now)}
        {isNewerElsewhere && ': not shown here yet'}
      </p>
      {isNewerElsewhere ? (
        <Button variant="outline" size="sm" onClick={onShow}>
          Show them
        </Button>
      ) : (
        mayWrite && (
          <Button variant="outline" size="sm" onClick={onDiscard}>
            Discard
          </Button>
        )
      )}
    </div>
  )
}
