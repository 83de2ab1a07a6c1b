'use client'

import { useState } from 'react'
import { Card } from '@/components/admin/kit/card'
import { ShownMoment, useCompanyZone } from '@/components/admin/kit/company-zone'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { shownMoment, shownValue } from '@/lib/records/declare/shown-value'
import type { RecordRevision, RevisionChange } from '@/lib/records/publish/revisions'
import type { Related } from '@/lib/records/relations/related'

const SHOWN_AT_FIRST = 5

/** A revision with more changed fields names only the first ones. */
const MAX_NAMED = 6

type Props = {
  entity: Entity
  id: string
  revisions: RecordRevision[]
  related: Related
  /** True when the earlier state becomes a draft. */
  hasDrafts: boolean
  /** False where restoring loses nothing, so that nobody is asked. */
  asksFirst?: boolean
  /** Null for read-only users. */
  onRestored: ((record: AdminRecord) => void) | null
}

/** Revisions of a record, newest first, each of which can be restored. */
export function HistoryPanel({
  entity,
  id,
  revisions,
  related,
  hasDrafts,
  asksFirst = true,
  onRestored,
}: Props) {
  const atOnce = useRestore(`${entity.path}/${id}/revisions`, hasDrafts, true)
  async function restoreAtOnce({ number }: RecordRevision) {
    const record = await atOnce.restore(number)
    if (record) onRestored?.(record)
  }

  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  const [restoring, setRestoring] = useState<RecordRevision | null>(null)
  return (
    <Card id="history" title="History">
      {revisions.length === 0 && <p className="text-dense text-ink-soft">No changes yet.</p>}
      <ol>
        {revisions.slice(0, shown).map((revision, at) => (
          <li key={revision.number} className="border-t border-line py-3 text-dense">
            <p className="font-[620]">
              <ShownMoment at={revision.createdAt} />
            </p>
            <p className="text-ink-soft">{revision.actorName ?? 'Initial data'}</p>
            {revision.fromTrash && <p>Restored from the trash</p>}
            {revision.note && <p>Published despite the checks: {revision.note}</p>}
            <Changes entity={entity} changes={revision.changes} related={related} />
            {at > 0 && onRestored && (
              <button
                type="button"
                onClick={() => (asksFirst ? setRestoring(revision) : void restoreAtOnce(revision))}
                className="text-link min-h-10 cursor-pointer"
              >
                Restore
                <span className="sr-only">
                  {' '}
                  the version of <ShownMoment at={revision.createdAt} />
                </span>
              </button>
            )}
          </li>
        ))}
      </ol>
      {revisions.length > shown && (
        <Button variant="ghost" size="sm" onClick={() => setShown(revisions.length)}>
          Show {revisions.length - shown} more
        </Button>
      )}
      {onRestored && restoring && (
        <RestoreDialog
          address={`${entity.path}/${id}/revisions`}
          revision={restoring}
          hasDrafts={hasDrafts}
          onClose={() => setRestoring(null)}
          onRestored={onRestored}
        />
      )}
    </Card>
  )
}

type ChangesProps = { entity: Entity; changes: RevisionChange[]; related: Related }

function Changes({ entity, changes, related }: ChangesProps) {
  const timeZone = useCompanyZone()
  const empty = shownValue(undefined, null, timeZone)
  const words = ({ field, before, after }: RevisionChange) => {
    const declared = entity.fields[field]
    const names = declared?.entity ? related[declared.entity] : undefined
    const shown = (value: unknown) =>
      names && typeof value === 'string'
        ? (names[value]?.title ?? 'another record')
        : shownValue(declared, value, timeZone)
    return { before: shown(before), after: shown(after) }
  }
  // The first revision also lists fields that were left empty.
  const shownChanges = changes
    .map((change) => ({ ...change, ...words(change) }))
    .filter(({ before, after }) => before !== empty || after !== empty)
  if (shownChanges.length === 0) return null
  return (
    <details className="mt-1">
      <summary className="min-h-6 cursor-pointer">{namesOf(shownChanges)}</summary>
      <dl className="mt-1 grid gap-2">
        {shownChanges.map(({ field, label, before, after }) => (
          <div key={field} className="[overflow-wrap:anywhere]">
            <dt className="text-ink-soft">{label}</dt>
            <dd>
              <del className="line-clamp-4 text-bad">{before}</del>
              <ins className="line-clamp-4 text-ok no-underline">{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function namesOf(changes: { label: string }[]): string {
  const labels = changes.map(({ label }) => label)
  if (labels.length <= MAX_NAMED) return labels.join(', ')
  return `${labels.slice(0, MAX_NAMED - 1).join(', ')} and ${labels.length - MAX_NAMED + 1} more`
}

type RestoreProps = {
  address: string
  revision: RecordRevision
  hasDrafts: boolean
  onClose: () => void
  onRestored: (record: AdminRecord) => void
}

/** Restores an earlier state. @param isAlone true where no dialog shows a refusal */
function useRestore(address: string, hasDrafts: boolean, isAlone = false) {
  const action = useAction({ toastsRefusal: isAlone })
  const done = hasDrafts
    ? { title: 'Restored as a draft', description: 'Publish it to put it on the site.' }
    : { title: 'Restored', description: 'The previous version is kept in the history.' }
  return {
    ...action,
    restore: (number: number) => action.send<AdminRecord>('POST', address, { number }, done),
  }
}

function RestoreDialog({ address, revision, hasDrafts, onClose, onRestored }: RestoreProps) {
  const { restore: send, busy, refusal, errors } = useRestore(address, hasDrafts)
  const timeZone = useCompanyZone()
  const faults = Object.entries(errors).map(([name, words]) => `${name}: ${words}`)

  async function restore() {
    const record = await send(revision.number)
    if (record) onRestored(record)
    return record
  }

  return (
    <DialogForm
      title="Restore this version?"
      words={`As it was on ${shownMoment(revision.createdAt, timeZone)}. ${hasDrafts ? 'It becomes your draft and replaces your edits. Visitors see it once you publish.' : 'Visitors see it right away.'}`}
      action={{ busy, message: refusal ? [refusal.message, ...faults].join('. ') : undefined }}
      onSend={restore}
      onClose={onClose}
      submit="Restore"
      keep="Cancel"
      keepFirst
    />
  )
}
