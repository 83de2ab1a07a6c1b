'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { DeleteDialog } from '@/components/admin/delete-dialog'
import { type Children, ChildrenPanel } from '@/components/admin/form/children-panel'
import { FormBar, SaveButtons } from '@/components/admin/form/form-bar'
import { FormGroups, GroupLinks, type ShownGroup } from '@/components/admin/form/form-groups'
import { HistoryPanel } from '@/components/admin/form/history-panel'
import { LeaveDialog } from '@/components/admin/form/leave-dialog'
import { MeasuredRecord } from '@/components/admin/form/measured-record'
import { StaleNotice } from '@/components/admin/form/stale-notice'
import { useEntityForm } from '@/components/admin/form/use-entity-form'
import { useLeaveGuard } from '@/components/admin/form/use-leave-guard'
import { useSlugFromTitle } from '@/components/admin/form/use-slug-from-title'
import { QuizTrial } from '@/components/admin/quizzes/quiz-trial'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import type { Entity } from '@/lib/admin/define-entity'
import { capitalised } from '@/lib/admin/menu'
import type { Allowed } from '@/lib/admin/permissions'
import type { AdminRecord } from '@/lib/admin/record'
import type { Related } from '@/lib/admin/related'
import type { RecordRevision } from '@/lib/admin/revisions'
import { shownMoment } from '@/lib/admin/shown-value'
import { declaredAt } from '@/lib/entities/registry'

type Props = {
  path: string
  /** Null for a new one, and for a single nobody has saved yet. */
  record: AdminRecord | null
  /** Values a new record's address gives, such as its parent. */
  given: Record<string, unknown>
  /** Fields this person's role does not show at all. */
  hidden: string[]
  related: Related
  revisions: RecordRevision[]
  childRecords: Children[]
  allowed: Allowed
  back: { href: string; label: string } | null
  /** Stands above the history: what this kind of record has beside its fields. */
  aside?: ReactNode
}

/** The one form of every entity. */
export function EntityForm(props: Props) {
  const { path, record, given, related, revisions, allowed, back } = props
  const entity = declaredAt(path)
  const router = useRouter()
  const [isDeleting, setDeleting] = useState(false)
  const mayWrite = record || entity.kind === 'single' ? allowed.update : allowed.create
  const groups = useMemo(() => shownGroups(entity, props.hidden, record), [entity, props.hidden, record])
  const names = useMemo(() => editableNames(entity, groups, mayWrite), [entity, groups, mayWrite])
  const afterCreate = (made: AdminRecord) =>
    entity.parent && back ? back.href : `/admin/${path}${entity.kind === 'single' ? '' : `/${made.id}`}`
  const state = useEntityForm({ entity, names, record, given, afterCreate })
  const { form, save, discard, refusal } = state
  const { errors, isDirty, isSubmitting } = form.formState
  const { pending, stay } = useLeaveGuard(isDirty && !isSubmitting)
  useSlugFromTitle(form, entity, record === null)

  const title = record ? String(record[entity.title] ?? '') || 'Untitled' : `New ${entity.labels.one}`
  const heading = entity.kind === 'single' ? capitalised(entity.labels.one) : title
  const isWrong = Object.keys(errors).length > 0
  useEffect(() => {
    const plain = document.title.replace(/^Error: /, '')
    document.title = isWrong ? `Error: ${plain}` : plain
  }, [isWrong])

  return (
    <MeasuredRecord value={{ seenAt: state.seenAt, adopt: state.adoptMeasured }}>
      <form
        noValidate
        aria-label={heading}
        onSubmit={(event) => void (isSubmitting ? event.preventDefault() : save(event))}
      >
        <FormBar
          heading={heading}
          detail={
            record ? `Last changed ${shownMoment(record.updatedAt)}` : (entity.about ?? 'Not saved yet')
          }
          back={back}
          publicPath={
            record ? entity.publicPaths?.(record).find((address) => address.startsWith('/')) : undefined
          }
          buttons={
            mayWrite && (
              <SaveButtons
                isDirty={isDirty}
                isNew={record === null}
                isSaving={isSubmitting}
                onSave={save}
                onDiscard={discard}
              />
            )
          }
        >
          <GroupLinks groups={groups} errors={errors} />
        </FormBar>
        <div role="alert" className="px-4 pt-5 empty:hidden sm:px-7">
          {refusal?.status === 409 && Object.keys(refusal.fieldErrors).length === 0 && record ? (
            <StaleNotice entity={entity} id={record.id} names={names} state={state} />
          ) : (
            refusal && <Message tone="bad">{refusal.message}</Message>
          )}
        </div>
        {/* A focused control comes to rest below the bar, its label included. */}
        <div className="grid items-start gap-5 px-4 py-6 sm:px-7 xl:grid-cols-[minmax(0,1fr)_20rem] [&_:is(input,select,textarea,button)]:scroll-mt-24">
          <div className="grid min-w-0 gap-5">
            <FormGroups
              entity={entity}
              groups={groups}
              control={form.control}
              record={record}
              editable={new Set(names)}
              related={related}
            />
            {entity.name === 'quiz' && <QuizTrial control={form.control} />}
            {record &&
              props.childRecords.map((child) => (
                <ChildrenPanel key={child.path} {...child} parentId={record.id} />
              ))}
          </div>
          {record && (
            <div className="grid gap-5">
              {props.aside}
              {entity.kind !== 'log' && (
                <HistoryPanel
                  entity={entity}
                  id={record.id}
                  revisions={revisions}
                  related={related}
                  onRestored={allowed.update ? state.startFrom : null}
                />
              )}
              {allowed.delete && (
                <Button
                  variant="ghost"
                  className="justify-self-start text-bad"
                  onClick={() => setDeleting(true)}
                >
                  <Trash2 aria-hidden="true" />
                  Delete this {entity.labels.one}
                </Button>
              )}
            </div>
          )}
        </div>
      </form>
      <LeaveDialog
        isOpen={pending !== null}
        onStay={stay}
        onLeave={() => {
          discard()
          stay()
          // Once the form is clean the guard lets go.
          setTimeout(() => pending?.go())
        }}
      />
      {record && (
        <DeleteDialog
          address={`${path}/${record.id}`}
          title={title}
          isOpen={isDeleting}
          onOpenChange={setDeleting}
          onDeleted={() => {
            discard()
            setTimeout(() => router.replace(back?.href ?? '/admin'))
          }}
        />
      )}
    </MeasuredRecord>
  )
}

/** The groups with what this person sees: no parent (it is where they come from), no counters of a new record. */
function shownGroups(entity: Entity, hidden: string[], record: AdminRecord | null): ShownGroup[] {
  const isShown = (name: string) =>
    name !== entity.parent && !hidden.includes(name) && (record !== null || !entity.fields[name]?.readOnly)
  return entity.groups
    .map(({ title, fields }, at) => ({ title, id: `part-${at + 1}`, fields: fields.filter(isShown) }))
    .filter(({ fields }) => fields.length > 0)
}

function editableNames(entity: Entity, groups: ShownGroup[], mayWrite: boolean): string[] {
  if (!mayWrite) return []
  return groups.flatMap(({ fields }) => fields).filter((name) => !entity.fields[name]?.readOnly)
}
