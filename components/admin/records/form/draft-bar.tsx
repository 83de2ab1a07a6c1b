'use client'

import { useState } from 'react'
import { ConfirmStep } from '@/components/admin/kit/confirm-step'
import { DraftNotice } from '@/components/admin/records/form/draft-notice'
import { PublishButtons } from '@/components/admin/records/form/publish-buttons'
import { ReleaseDialog } from '@/components/admin/records/form/release-dialog'
import type { DraftState } from '@/components/admin/records/form/use-draft'
import { PreviewButton } from '@/components/admin/records/preview/preview-button'
import type { PlanAction } from '@/lib/records/publish/plan-view'

type Props = {
  draft: DraftState
  isLive: boolean
  isBusy: boolean
  mayPublish: boolean
  onSchedule: (action: PlanAction) => void
  onAsk: (action: PlanAction) => void
  /** What the record is called in words, such as 'community'. */
  what: string
  /** Stores the draft of a new record and begins another one; null on the form of one that exists. */
  onAnother: (() => void) | null
  /** Of the record below /api/admin. */
  record: { entity: string; entityId: string }
  /** Whether it has a page of its own. */
  hasPage: boolean
}

/** The buttons of a form whose records are published, and what they ask first. */
export function DraftButtons({ draft, isLive, isBusy, what, record, hasPage, ...ways }: Props) {
  const [asked, setAsked] = useState<'unpublish' | 'discard' | 'release' | null>(null)
  const hasChanges = draft.heard !== null || draft.autosave.isBehind
  return (
    <>
      {hasPage && (
        <PreviewButton
          address={`${record.entity}/${record.entityId}`}
          flush={draft.autosave.flush}
          version={draft.heard?.updatedAt ?? null}
        />
      )}
      <PublishButtons
        isLive={isLive}
        isBusy={isBusy}
        hasChanges={hasChanges}
        {...ways}
        onStore={() => void draft.storeOff()}
        onPublish={() => void draft.publish()}
        onUnpublish={() => setAsked('unpublish')}
        onDiscard={() => setAsked('discard')}
        onRelease={() => setAsked('release')}
        onKeep={() => void draft.autosave.flush()}
      />
      <ReleaseDialog
        isOpen={asked === 'release'}
        record={record}
        store={draft.autosave.flush}
        onClose={() => setAsked(null)}
      />
      <ConfirmStep
        isOpen={asked === 'unpublish'}
        onClose={() => setAsked(null)}
        title={`Take this ${what} off the site?`}
        words="Visitors do not see it any more. Nothing of it is lost, and it can be published again."
        keep="Leave it on the site"
        action="Unpublish"
        onConfirm={() => void draft.unpublish()}
      />
      <DiscardStep draft={draft} isOpen={asked === 'discard'} onClose={() => setAsked(null)} />
    </>
  )
}

type NoticeProps = { draft: DraftState; mayWrite: boolean; onShow: () => void }

/** Whose unpublished changes these are, with the way to throw them away. */
export function DraftLine({ draft, mayWrite, onShow }: NoticeProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <DraftNotice draft={draft} mayWrite={mayWrite} onShow={onShow} onDiscard={() => setAsked(true)} />
      <DiscardStep draft={draft} isOpen={isAsked} onClose={() => setAsked(false)} />
    </>
  )
}

function DiscardStep({ draft, ...dialog }: { draft: DraftState; isOpen: boolean; onClose: () => void }) {
  const name = draft.heard && !draft.heard.isMine ? draft.heard.actorName : null
  return (
    <ConfirmStep
      {...dialog}
      title="Discard the changes?"
      words={`What ${name ?? 'you'} typed and did not publish is thrown away. Visitors never saw it.`}
      keep="Keep them"
      action="Discard"
      onConfirm={() => void draft.discard()}
    />
  )
}
