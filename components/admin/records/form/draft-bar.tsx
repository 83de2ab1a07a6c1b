'use client'

import { PencilLine, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { ConfirmStep } from '@/components/admin/kit/confirm-step'
import { useNow } from '@/components/admin/kit/use-now'
import { PublishAnyway } from '@/components/admin/records/form/publish-anyway'
import { PublishButtons } from '@/components/admin/records/form/publish-buttons'
import { ReleaseDialog } from '@/components/admin/records/form/release-dialog'
import type { DraftState } from '@/components/admin/records/form/use-draft'
import { PreviewButton } from '@/components/admin/records/preview/preview-button'
import { Button } from '@/components/ui/button'
import { useAuth } from '@/lib/browser/auth'
import { shownTime } from '@/lib/records/declare/shown-value'
import type { PlanAction } from '@/lib/records/publish/plan-view'

type Props = {
  draft: DraftState
  isLive: boolean
  mayBeOff: boolean
  isBusy: boolean
  mayPublish: boolean
  onSchedule: (action: PlanAction) => void
  onAsk: (action: PlanAction) => void
  /** The record's kind, such as 'community'. */
  what: string
  /** Stores the draft of a new record and starts another one; null for an existing record. */
  onAnother: (() => void) | null
  /** Path parts below /api/admin. */
  record: { entity: string; entityId: string }
}

/** Buttons of a form with drafts, and their confirmations. */
export function DraftButtons({ draft, isLive, isBusy, what, record, ...ways }: Props) {
  const [openDialog, setOpenDialog] = useState<'unpublish' | 'discard' | 'release' | 'anyway' | null>(null)
  const isAdmin = useAuth().user?.role === 'admin'
  const hasChanges = draft.serverDraft !== null || draft.autosave.isBehind
  return (
    <>
      <PreviewButton
        address={`${record.entity}/${record.entityId}`}
        flush={draft.autosave.flush}
        version={draft.serverDraft?.updatedAt ?? null}
      />
      <PublishButtons
        isLive={isLive}
        isBusy={isBusy}
        hasChanges={hasChanges}
        {...ways}
        onStore={() => void draft.storeUnpublished()}
        onPublish={() => void draft.publish()}
        onUnpublish={() => setOpenDialog('unpublish')}
        onDiscard={() => setOpenDialog('discard')}
        onRelease={() => setOpenDialog('release')}
        onAnyway={isAdmin ? () => setOpenDialog('anyway') : null}
        onFlush={() => void draft.autosave.flush()}
      />
      {openDialog === 'anyway' && <PublishAnyway draft={draft} onClose={() => setOpenDialog(null)} />}
      {openDialog === 'release' && (
        <ReleaseDialog record={record} store={draft.autosave.flush} onClose={() => setOpenDialog(null)} />
      )}
      <ConfirmStep
        isOpen={openDialog === 'unpublish'}
        onClose={() => setOpenDialog(null)}
        title={`Take this ${what} off the site?`}
        words="Visitors will no longer see it. Everything is kept, and you can publish it again."
        keep="Leave it on the site"
        action="Unpublish"
        onConfirm={() => void draft.unpublish()}
      />
      <DiscardStep draft={draft} isOpen={openDialog === 'discard'} onClose={() => setOpenDialog(null)} />
    </>
  )
}

type NoticeProps = { draft: DraftState; mayWrite: boolean; onShow: () => void }

/** Shows whose unpublished changes these are, with a button to discard them. */
export function DraftLine({ draft, mayWrite, onShow }: NoticeProps) {
  const [isConfirming, setOpenDialog] = useState(false)
  return (
    <>
      <DraftNotice draft={draft} mayWrite={mayWrite} onShow={onShow} onDiscard={() => setOpenDialog(true)} />
      <DiscardStep draft={draft} isOpen={isConfirming} onClose={() => setOpenDialog(false)} />
    </>
  )
}

function DiscardStep({ draft, ...dialog }: { draft: DraftState; isOpen: boolean; onClose: () => void }) {
  const name = draft.serverDraft && !draft.serverDraft.isMine ? draft.serverDraft.actorName : null
  return (
    <ConfirmStep
      {...dialog}
      title="Discard the changes?"
      words={`${name ? `Unpublished changes by ${name}` : 'Your unpublished changes'} will be deleted. Visitors never saw them.`}
      keep="Keep them"
      action="Discard"
      onConfirm={() => void draft.discard()}
    />
  )
}

/** A draft stored within this time means that its author is still editing. */
const PRESENT_MS = 2 * 60_000

type DraftNoticeProps = { draft: DraftState; mayWrite: boolean; onDiscard: () => void; onShow: () => void }

/** Below the bar: whose unpublished changes the form shows, and who else is editing. */
function DraftNotice({ draft, mayWrite, onDiscard, onShow }: DraftNoticeProps) {
  const now = useNow()
  const timeZone = useCompanyZone()
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
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-warn-edge bg-warn-wash px-4 py-1.5 text-dense text-warn lg:px-3.5"
    >
      <Icon className="size-5 flex-none" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-52">
        {isPresent && <strong>{serverDraft.actorName} is editing this. </strong>}
        Unpublished changes by {serverDraft.actorName}, {shownTime(serverDraft.updatedAt, now, timeZone)}
        {isNewerElsewhere && '(not shown here yet)'}
      </p>
      {isNewerElsewhere ? (
        <Button variant="outline" size="sm" onClick={onShow}>
          Show changes
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
