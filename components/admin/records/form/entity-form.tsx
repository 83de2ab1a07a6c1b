'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useMemo, useState } from 'react'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { FormBar, SaveButtons } from '@/components/admin/kit/form-bar'
import { LeaveDialog } from '@/components/admin/kit/leave-dialog'
import { PlanPreview } from '@/components/admin/records/floor-plans/plan-preview'
import { ApprovalLine } from '@/components/admin/records/form/approval-line'
import { AutosaveLine } from '@/components/admin/records/form/autosave-line'
import type { Children } from '@/components/admin/records/form/children-panel'
import { DraftButtons, DraftLine } from '@/components/admin/records/form/draft-bar'
import { DuplicateButton } from '@/components/admin/records/form/duplicate-button'
import { fetchStored } from '@/components/admin/records/form/fetch-stored'
import { FormGroups } from '@/components/admin/records/form/form-groups'
import { FormRecordContext } from '@/components/admin/records/form/form-record'
import { newAddress, shownState } from '@/components/admin/records/form/form-state'
import { FormTabList, FormTabPanels } from '@/components/admin/records/form/form-tabs'
import { furtherTabs } from '@/components/admin/records/form/further-tabs'
import { HistoryPanel } from '@/components/admin/records/form/history-panel'
import { PlanLines } from '@/components/admin/records/form/plan-lines'
import { PublicationBadge } from '@/components/admin/records/form/publication-badge'
import { ApprovalDialog, ScheduleDialog } from '@/components/admin/records/form/schedule-dialog'
import { editableNames, shownGroups } from '@/components/admin/records/form/shown-groups'
import { StaleNotice } from '@/components/admin/records/form/stale-notice'
import { useDraft } from '@/components/admin/records/form/use-draft'
import { useEntityForm } from '@/components/admin/records/form/use-entity-form'
import { useErrorTitle } from '@/components/admin/records/form/use-error-title'
import { useFieldInAddress } from '@/components/admin/records/form/use-field-in-address'
import { useFirstField } from '@/components/admin/records/form/use-first-field'
import { useLeaving } from '@/components/admin/records/form/use-leaving'
import { useApproval, usePlans } from '@/components/admin/records/form/use-plans'
import { useSlugFromTitle } from '@/components/admin/records/form/use-slug-from-title'
import { useUniqueness } from '@/components/admin/records/form/use-uniqueness'
import { DeleteRecord } from '@/components/admin/records/trash/delete-record'
import { FormHelp } from '@/components/admin/records/writing-help/form-help'
import { Message } from '@/components/ui/message'
import { Tabs } from '@/components/ui/tabs'
import { capitalized } from '@/lib/records/declare/capitalized'
import { type FormTab, tabsOf } from '@/lib/records/declare/form-tabs'
import type { FormValues } from '@/lib/records/declare/form-values'
import type { Allowed } from '@/lib/records/declare/permissions'
import { canBeOff, isMarkedPublished } from '@/lib/records/declare/publication'
import type { AdminRecord } from '@/lib/records/declare/record'
import { shownMoment } from '@/lib/records/declare/shown-value'
import { requireEntityAt } from '@/lib/records/entities/registry'
import type { PlanAction } from '@/lib/records/publish/plan-view'
import type { Publishing } from '@/lib/records/publish/publishing-data'
import type { RecordRevision } from '@/lib/records/publish/revisions'
import type { Related } from '@/lib/records/relations/related'
import type { HelpKind } from '@/lib/records/writing-help/help-kinds'

type Props = {
  path: string
  /** Null for a new record, and for a single that was never saved. */
  record: AdminRecord | null
  /** For a new record, its future id. */
  id: string
  /** Publication state; null when the entity has no publishing. */
  publishing: Publishing | null
  given: Record<string, unknown>
  hidden: string[]
  related: Related
  /** Help while writing by field; empty while no service is set up. */
  helps: Record<string, readonly HelpKind[]>
  revisions: RecordRevision[]
  childRecords: Children[]
  allowed: Allowed
  back: { href: string; label: string } | null
  aside?: ReactNode
}

/** The form of every entity. */
export function EntityForm(props: Props) {
  const { path, record, id, publishing, given, related, revisions, allowed, back } = props
  const entity = requireEntityAt(path)
  const router = useRouter()
  const mayWrite = record || entity.kind === 'single' ? allowed.update : allowed.create
  const groups = useMemo(() => shownGroups(entity, props.hidden, record), [entity, props.hidden, record])
  const names = useMemo(
    () => editableNames(entity, groups, mayWrite, record),
    [entity, groups, mayWrite, record],
  )
  const editable = useMemo(() => new Set(names), [names])
  const hasNext = !record && entity.kind !== 'single' && (!publishing || canBeOff(entity))
  const afterCreate = (made: AdminRecord) =>
    entity.parent && back ? back.href : `/admin/${path}${entity.kind === 'single' ? '' : `/${made.id}`}`
  const state = useEntityForm({
    entity,
    names,
    record,
    given,
    afterCreate,
    draft: publishing?.draft ?? null,
  })
  const { form, save, discard, refusal } = state
  const { errors, isDirty, isSubmitting } = form.formState
  const tabs = useMemo(() => tabsOf(entity, groups), [entity, groups])
  const further = furtherTabs({ entity, record, control: form.control, childRecords: props.childRecords })
  const [tab, setTab] = useState(tabs[0]?.id ?? '')
  const isTabbed = tabs.length > 1
  const isPublished = publishing !== null
  const mayRestore = allowed.update && (isPublished || allowed.publish)
  const isLive = record !== null && isMarkedPublished(entity, record)
  const drafting = useDraft({
    entity,
    id,
    record,
    given,
    state,
    draft: publishing?.draft ?? null,
    isOn: isPublished && mayWrite,
    back: back?.href ?? '/admin',
  })
  const [scheduling, setScheduling] = useState<PlanAction | null>(null)
  const plans = usePlans({
    address: `${path}/${id}`,
    publishing,
    store: drafting.autosave.flush,
    refuse: state.refuse,
  })
  const [asking, setAsking] = useState<PlanAction | null>(null)
  const timeZone = useCompanyZone()
  const approval = useApproval({
    address: `${path}/${id}`,
    publishing,
    store: drafting.autosave.flush,
    refuse: state.refuse,
  })
  const leaving = useLeaving({
    hasUnsaved: !isSubmitting && (isPublished ? drafting.autosave.isBehind : isDirty),
    store: isPublished ? drafting.autosave.flush : async () => false,
    discard,
  })
  useFirstField(form, names[0], record === null && entity.kind !== 'single')
  useFieldInAddress()
  useSlugFromTitle(form, entity, record === null)
  useUniqueness(form, entity, record?.id, given)

  const title = record ? String(record[entity.title] ?? '') || 'Untitled' : `New ${entity.labels.one}`
  const heading = entity.kind === 'single' ? capitalized(entity.labels.one) : title
  async function loadStored(mine: FormValues) {
    const now = await fetchStored(entity, id, true)
    if (now.refusal) return state.setRefusal(now.refusal)
    drafting.takeOver(now.record, mine, now.draft)
  }
  const showRestored = (then: AdminRecord) => (isPublished ? void loadStored({}) : state.startFrom(then))
  const detail = record
    ? `Last changed ${shownMoment(record.updatedAt, timeZone)}`
    : (entity.about ?? (isPublished ? 'Visitors see it once it is published' : 'Not saved yet'))
  useErrorTitle(Object.keys(errors).length > 0)

  const fieldsOf = (shown: FormTab) => (
    <FormGroups
      key={shown.id}
      entity={entity}
      groups={shown.groups}
      control={form.control}
      record={record}
      editable={editable}
      related={related}
    />
  )

  return (
    <FormRecordContext value={{ seenAt: state.seenAt, adopt: state.adoptRecord }}>
      <Tabs value={tab} onValueChange={setTab} asChild>
        <form
          noValidate
          aria-label={heading}
          onSubmit={(event) => void (isSubmitting || isPublished ? event.preventDefault() : save(event))}
        >
          <FormBar
            heading={heading}
            state={publishing && <PublicationBadge state={shownState(publishing.state, drafting)} />}
            detail={isPublished ? <AutosaveLine draft={drafting} otherwise={detail} /> : detail}
            back={back}
            publicPath={
              record && (!isPublished || isLive)
                ? entity.publicPaths?.(record).find((address) => address.startsWith('/'))
                : undefined
            }
            buttons={
              mayWrite &&
              (isPublished ? (
                <DraftButtons
                  draft={drafting}
                  isLive={isLive}
                  mayBeOff={canBeOff(entity)}
                  isBusy={isSubmitting}
                  mayPublish={allowed.publish}
                  onSchedule={setScheduling}
                  onAsk={setAsking}
                  what={entity.labels.one}
                  onAnother={hasNext ? () => void drafting.storeUnpublished(newAddress(entity, given)) : null}
                  record={{ entity: path, entityId: id }}
                />
              ) : (
                <SaveButtons
                  isDirty={isDirty}
                  isNew={record === null}
                  isSaving={isSubmitting}
                  onSave={save}
                  onAnother={hasNext ? () => void state.saving(newAddress(entity, given))() : null}
                  onDiscard={discard}
                />
              ))
            }
          >
            {isTabbed && <FormTabList tabs={tabs} further={further} errors={errors} />}
          </FormBar>
          {isPublished && (
            <>
              <DraftLine
                draft={drafting}
                mayWrite={mayWrite}
                onShow={() => void loadStored(state.changes())}
              />
              <ApprovalLine
                approval={approval}
                plans={plans}
                draft={drafting}
                mayPublish={allowed.publish}
                onChange={setAsking}
              />
              <PlanLines plans={plans} mayWrite={allowed.publish} onChange={setScheduling} />
            </>
          )}
          <div role="alert" className="px-4 pt-5 empty:hidden lg:px-3.5">
            {refusal?.status === 409 &&
            Object.keys(refusal.fieldErrors).length === 0 &&
            (record || isPublished) ? (
              <StaleNotice
                entity={entity}
                id={id}
                names={names}
                state={state}
                draft={isPublished ? drafting : null}
              />
            ) : (
              refusal && <Message tone="bad">{refusal.message}</Message>
            )}
          </div>
          {/* Leaves room for the sticky bar above a focused control and its label. */}
          <div
            data-form-columns
            className="grid items-start gap-5 px-4 py-3 lg:px-3.5 xl:grid-cols-[minmax(0,1fr)_20rem] [&_:is(input,select,textarea,button)]:scroll-mt-24"
          >
            <div className="grid min-w-0 gap-4">
              <FormHelp path={path} id={record?.id ?? null} helps={props.helps} form={form} given={given}>
                <FormTabPanels tabs={tabs} further={further} fieldsOf={fieldsOf} />
              </FormHelp>
              {entity.name === 'floorPlan' && !record && <PlanPreview control={form.control} />}
            </div>
            {record && (
              <div className="self-stretch">
                <div className="grid gap-5">
                  {props.aside}
                  {entity.kind !== 'log' && (
                    <HistoryPanel
                      entity={entity}
                      id={record.id}
                      hasDrafts={isPublished}
                      revisions={revisions}
                      related={related}
                      onRestored={mayRestore ? showRestored : null}
                    />
                  )}
                  {allowed.duplicate && (
                    <DuplicateButton
                      path={path}
                      id={record.id}
                      what={entity.labels.one}
                      beforeCopy={drafting.autosave.flush}
                    />
                  )}
                  {allowed.delete && (allowed.publish || !isLive) && (
                    <DeleteRecord
                      path={path}
                      id={record.id}
                      title={title}
                      what={entity.labels.one}
                      onDeleted={() => {
                        discard()
                        setTimeout(() => router.replace(back?.href ?? '/admin'))
                      }}
                    />
                  )}
                </div>
                {entity.name === 'floorPlan' && <PlanPreview control={form.control} />}
              </div>
            )}
          </div>
        </form>
      </Tabs>
      {scheduling && <ScheduleDialog action={scheduling} plans={plans} onClose={() => setScheduling(null)} />}
      {asking && <ApprovalDialog action={asking} approval={approval} onClose={() => setAsking(null)} />}
      <LeaveDialog isOpen={leaving.isConfirming} onStay={leaving.stay} onLeave={leaving.leave} />
    </FormRecordContext>
  )
}
