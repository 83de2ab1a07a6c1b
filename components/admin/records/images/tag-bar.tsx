'use client'

import { Tags } from 'lucide-react'
import { useState } from 'react'
import { CheckField } from '@/components/admin/kit/check-field'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { SelectionBar } from '@/components/admin/kit/list/selection-bar'
import type { Selection } from '@/components/admin/kit/list/use-selection'
import {
  applyTagPlan,
  describeEffects,
  pictureCount,
  type Tagged,
} from '@/components/admin/records/images/tag-changes'
import { TagsInput } from '@/components/admin/records/images/tags-input'
import type { Tag } from '@/components/admin/records/images/use-tags'
import { DeleteMany } from '@/components/admin/records/list/delete-many'
import { useBulkChange } from '@/components/admin/records/list/use-bulk-change'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import type { AdminRecord } from '@/lib/records/declare/record'
import { images } from '@/lib/records/entities/images'
import type { Related } from '@/lib/records/relations/related'

type Props = { rows: AdminRecord[]; related: Related; selection: Selection; mayDelete: boolean }

/** Bulk actions for the selected pictures. */
export function TagBar({ rows, related, selection, mayDelete }: Props) {
  const [isOpen, setOpen] = useState(false)
  const chosen = rows.filter(({ id }) => selection.has(id))
  if (chosen.length === 0) return null
  return (
    <SelectionBar label="Selected pictures" words={`${pictureCount(chosen.length)} selected`}>
      <Button variant="copper" size="sm" onClick={() => setOpen(true)}>
        <Tags aria-hidden="true" />
        Tags...
      </Button>
      {mayDelete && (
        <DeleteMany
          path={images.path}
          ids={chosen.map(({ id }) => id)}
          words={pictureCount(chosen.length)}
          onDeleted={selection.clear}
        />
      )}
      {chosen.length < rows.length && (
        <Button variant="glassmorphism-dark" size="sm" onClick={() => selection.toggleAll(true)}>
          Select all {rows.length}
        </Button>
      )}
      <Button variant="glassmorphism-dark" size="sm" onClick={selection.clear}>
        Clear selection
      </Button>
      {isOpen && (
        <TagDialog
          pictures={chosen}
          related={related}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            selection.clear()
          }}
        />
      )}
    </SelectionBar>
  )
}

type TagDialogProps = { pictures: AdminRecord[]; related: Related; onClose: () => void; onDone: () => void }

/** Adds and removes tags on several pictures, with a preview of the effect. */
function TagDialog({ pictures, related, onClose, onDone }: TagDialogProps) {
  const [on, setOn] = useState<Tag[]>([])
  const [off, setOff] = useState<Tag[]>([])
  const { changeEach, isBusy } = useBulkChange(images.path, pictureCount)
  const tagged = pictures.map(({ id, updatedAt, tags }): Tagged => {
    return { id, updatedAt, tags: Array.isArray(tags) ? tags.map(String) : [] }
  })
  const carried = [...new Set(tagged.flatMap(({ tags }) => tags))]
    .map((id) => ({ id, name: related.imageTag?.[id]?.title ?? 'Deleted tag' }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const changes = applyTagPlan(tagged, { on, off })
  const effects = describeEffects(tagged, { on, off })

  async function save() {
    if (await changeEach('tags', changes, effects.join('. '))) onDone()
  }

  return (
    <DialogForm
      title={`Tags of ${pictureCount(pictures.length)}`}
      action={{ busy: isBusy, message: undefined }}
      onSend={save}
      onClose={onClose}
      submit={`Change ${pictureCount(changes.length)}`}
      isReady={changes.length > 0}
    >
      <Field id="tags-on" label="Add">
        {(control) => (
          <TagsInput
            control={control}
            label="Tags to add"
            value={on}
            onChange={(tags) => {
              setOn(tags)
              setOff(off.filter(({ id }) => !tags.some((tag) => tag.id === id)))
            }}
          />
        )}
      </Field>
      {carried.length > 0 && (
        <fieldset>
          <legend className="mb-1 text-control font-[620]">Remove</legend>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {carried.map((tag) => (
              <li key={tag.id} className="[overflow-wrap:anywhere]">
                <CheckField
                  label={tag.name}
                  value={off.some(({ id }) => id === tag.id)}
                  onValue={(isOff) => {
                    setOff([...off.filter(({ id }) => id !== tag.id), ...(isOff ? [tag] : [])])
                    if (isOff) setOn(on.filter(({ id }) => id !== tag.id))
                  }}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <div role="status" className="grid gap-1 text-dense text-ink-soft">
        {effects.map((sentence) => (
          <p key={sentence}>{sentence}.</p>
        ))}
      </div>
    </DialogForm>
  )
}
