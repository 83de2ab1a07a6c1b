'use client'

import { CircleCheck } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Disclosure } from '@/components/admin/kit/disclosure'
import { SaveButtons } from '@/components/admin/kit/form-bar'
import { CommentsButton } from '@/components/admin/records/comments/comments-button'
import { AutosaveLine } from '@/components/admin/records/form/autosave-line'
import { FormRecordContext } from '@/components/admin/records/form/form-record'
import { HistoryPanel } from '@/components/admin/records/form/history-panel'
import { PlaceLines } from '@/components/admin/records/form/place-lines'
import { ApprovalDialog, ScheduleDialog } from '@/components/admin/records/form/schedule-dialog'
import { editableNames, shownGroups } from '@/components/admin/records/form/shown-groups'
import { useDraft } from '@/components/admin/records/form/use-draft'
import { useEntityForm } from '@/components/admin/records/form/use-entity-form'
import { useApproval, usePlans } from '@/components/admin/records/form/use-plans'
import type { Opened } from '@/components/admin/records/on-page/field-sheet'
import { SheetFields } from '@/components/admin/records/on-page/sheet-fields'
import { SheetPublish } from '@/components/admin/records/on-page/sheet-publish'
import { Message } from '@/components/ui/message'
import type { FormValues } from '@/lib/records/declare/form-values'
import { canBeOff, isMarkedPublished } from '@/lib/records/declare/publication'
import { requireEntityAt } from '@/lib/records/entities/registry'
import type { SheetData } from '@/lib/records/on-page/sheet-data'
import type { PlanAction } from '@/lib/records/publish/plan-view'

/** A value as it is typed, before it is stored; `before` is what the page shows of it. */
export type Typed = { path: string; id: string; field: string; before: unknown; value: unknown }

type Props = {
  data: SheetData
  opened: Opened
  address: string
  onTyped: (typed: Typed) => void
  onStored: () => void
  onRestored: () => void
  onOpen: (opened: Opened) => void
  onClose: () => void
}

const NOTHING: Record<string, unknown> = {}

/** The form of one record in the sheet: the same values, checks, drafts and rights as on its own screen. */
export function RecordSheet({
  data,
  opened,
  address,
  onTyped,
  onStored,
  onRestored,
  onOpen,
  onClose,
}: Props) {
  const { record, publishing, allowed, related, hidden } = data
  const entity = requireEntityAt(opened.path)
  const groups = useMemo(() => shownGroups(entity, hidden, record), [entity, hidden, record])
  const mayWrite = record ? allowed.update : allowed.create
  const names = useMemo(
    () => editableNames(entity, groups, mayWrite, record),
    [entity, groups, mayWrite, record],
  )
  const draft = publishing?.draft ?? null
  const given = opened.given ?? NOTHING
  const state = useEntityForm({ entity, names, record, given, afterCreate: () => address, draft })
  const { form, refusal } = state
  const drafting = useDraft({
    entity,
    id: opened.id,
    record,
    given,
    state,
    draft,
    isOn: publishing !== null && mayWrite,
    back: address,
  })
  const flush = drafting.autosave.flush
  const sending = { address: `${opened.path}/${opened.id}`, publishing, store: flush, refuse: state.refuse }
  const plans = usePlans(sending)
  const approval = useApproval(sending)
  const [dialog, setDialog] = useState<{ kind: 'plan' | 'ask'; action: PlanAction } | null>(null)
  useTypedValues(form, opened, onTyped)
  useFlushOnLeave({ flush, isBehind: drafting.autosave.isBehind, onStored })
  useStored(drafting.serverDraft?.updatedAt ?? null, record?.updatedAt ?? null, onStored)
  const isLive = record !== null && isMarkedPublished(entity, record)
  const { isDirty, isSubmitting } = form.formState

  async function done() {
    if (publishing && !(await flush())) return
    onClose()
  }

  return (
    <FormRecordContext value={{ seenAt: state.seenAt, adopt: state.adoptRecord }}>
      <form
        noValidate
        aria-labelledby="sheet-heading"
        onSubmit={(event) => {
          event.preventDefault()
          if (!publishing && !isSubmitting) void state.save(event).then(onStored)
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4.5 pb-5">
          {entity.about && <p className="mb-3 text-dense text-ink-soft">{entity.about}</p>}
          <div role="alert" className="mb-3 empty:hidden">
            {refusal && <Message tone="bad">{refusal.message}</Message>}
          </div>
          <SheetFields
            entity={entity}
            groups={groups}
            editable={names}
            control={form.control}
            record={record}
            related={related}
            first={opened.field}
            pressed={opened.pressed ?? null}
            onStored={onStored}
            onOpenPicture={(id) => onOpen({ path: 'images', id, field: 'focalX' })}
          />
          <ShownOn pages={data.pages} uses={data.uses} />
          <div className="mt-3 flex flex-wrap gap-2">{data.comments && <CommentsButton />}</div>
          {record && (
            <div className="mt-4">
              <HistoryPanel
                entity={entity}
                id={record.id}
                hasDrafts={publishing !== null}
                asksFirst={publishing === null || drafting.serverDraft !== null}
                revisions={data.revisions}
                related={related}
                onRestored={mayWrite && (publishing || allowed.publish || !isLive) ? onRestored : null}
              />
            </div>
          )}
        </div>
        <div className="border-t border-line px-4.5 py-3">
          {publishing ? (
            <>
              <AutosaveLine draft={drafting} otherwise={record ? '' : 'Not on the site yet'} />
              {mayWrite && (
                <SheetPublish
                  draft={drafting}
                  isLive={isLive}
                  isBusy={isSubmitting}
                  mayPublish={allowed.publish}
                  mayBeOff={canBeOff(entity)}
                  onDone={() => void done()}
                  onUnpublish={() => void drafting.unpublish().then(onStored)}
                  onAsk={(action) => setDialog({ kind: 'ask', action })}
                  onSchedule={(action) => setDialog({ kind: 'plan', action })}
                />
              )}
            </>
          ) : (
            mayWrite && (
              <div className="flex flex-wrap gap-2">
                <SaveButtons
                  isDirty={isDirty}
                  isNew={record === null}
                  isSaving={isSubmitting}
                  onSave={state.save}
                  onAnother={null}
                  onDiscard={state.discard}
                />
              </div>
            )
          )}
        </div>
      </form>
      {dialog?.kind === 'plan' && (
        <ScheduleDialog action={dialog.action} plans={plans} onClose={() => setDialog(null)} />
      )}
      {dialog?.kind === 'ask' && (
        <ApprovalDialog action={dialog.action} approval={approval} onClose={() => setDialog(null)} />
      )}
    </FormRecordContext>
  )
}

type Form = ReturnType<typeof useEntityForm>['form']

/** Tells every change as it is typed, with the value that the page showed before. */
function useTypedValues(form: Form, { path, id }: Opened, onTyped: (typed: Typed) => void): void {
  const tell = useRef(onTyped)
  tell.current = onTyped
  useEffect(() => {
    let last: FormValues = structuredClone(form.getValues())
    const watching = form.watch((values, { name }) => {
      const field = name?.split('.')[0]
      if (!field) return
      tell.current({ path, id, field, before: last[field], value: values[field] })
      last = structuredClone(form.getValues())
    })
    return () => watching.unsubscribe()
  }, [form, path, id])
}

type Leaving = { flush: () => Promise<boolean>; isBehind: boolean; onStored: () => void }

/** Stores what is typed and not stored yet when the sheet closes or another one takes its place. */
function useFlushOnLeave(leaving: Leaving): void {
  const latest = useRef(leaving)
  latest.current = leaving
  useEffect(
    () => () => {
      const { flush, isBehind, onStored } = latest.current
      if (isBehind) void flush().then(onStored)
    },
    [],
  )
}

/** Tells when a draft or the record was stored since the sheet opened. */
function useStored(draftAt: string | null, recordAt: string | null, onStored: () => void): void {
  const version = `${draftAt} ${recordAt}`
  const seen = useRef(version)
  const tell = useRef(onStored)
  tell.current = onStored
  useEffect(() => {
    if (seen.current === version) return
    seen.current = version
    tell.current()
  }, [version])
}

function ShownOn({ pages, uses }: Pick<SheetData, 'pages' | 'uses'>) {
  if (pages?.length === 0 && uses.length === 0) return null
  const words =
    pages === null
      ? 'Shown on every page'
      : pages.length === 1
        ? `Shown on ${pages[0]}`
        : `Shown on ${pages.length} pages`
  return (
    <div className="mt-4 text-dense">
      <p className="flex items-center gap-2">
        <CircleCheck className="size-4.5 flex-none text-ok" aria-hidden="true" />
        {pages?.length === 0 ? `Used in ${uses.length} ${uses.length === 1 ? 'place' : 'places'}` : words}
      </p>
      {(uses.length > 0 || (pages && pages.length > 1)) && (
        <Disclosure summary="Where it is used" needsSomebody={false}>
          <ul>
            {pages?.map((page) => (
              <li key={page} className="py-1">
                {page}
              </li>
            ))}
            <PlaceLines places={uses} />
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
