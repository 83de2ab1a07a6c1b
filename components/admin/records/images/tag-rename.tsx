'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { ConfirmStep } from '@/components/admin/kit/confirm-step'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { pictureCount } from '@/components/admin/records/images/tag-changes'
import { isSameName } from '@/components/admin/records/images/use-tags'
import { useDeletedToast } from '@/components/admin/records/trash/use-restore'
import { Button } from '@/components/ui/button'
import { imageTags } from '@/lib/records/entities/image-tags'
import type { CountedTag } from '@/lib/records/images/tags'

type Props = { tag: CountedTag; tags: readonly CountedTag[]; onClose: () => void }

/** Renames a tag. The name of another tag means merging the two, after confirmation. */
export function TagRename({ tag, tags, onClose }: Props) {
  const router = useRouter()
  const tellDeleted = useDeletedToast()
  const action = useAction()
  const merging = useAction({ toastsRefusal: true })
  const [name, setName] = useState(tag.name)
  const [into, setInto] = useState<CountedTag | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const path = `${imageTags.path}/${tag.id}`

  useEffect(() => input.current?.select(), [])

  async function save() {
    if (name.trim() === tag.name) return onClose()
    const other = tags.find((each) => each.id !== tag.id && isSameName(each.name, name))
    if (other) return setInto(other)
    const done = { title: 'Renamed', description: `${tag.name} is ${name.trim()} now.` }
    if (await action.send('PATCH', path, { name }, done)) return onClose()
    input.current?.focus()
    // A tag of this name may have been created meanwhile; after the refresh a retry finds it.
    router.refresh()
  }

  async function merge(target: CountedTag) {
    if (!(await merging.send('POST', `${path}/merge`, { into: target.id }))) return
    tellDeleted({ id: tag.id, entity: imageTags.path, title: `${tag.name}, merged into ${target.name}` })
  }

  return (
    <>
      <ActionForm
        action={action}
        className="flex w-full flex-wrap items-end gap-2.5 py-1.5"
        onSend={save}
        submit="Rename"
        footer={(button) => (
          <>
            {button}
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
          </>
        )}
      >
        <TextField
          id={`rename-${tag.id}`}
          label={`New name of ${tag.name}`}
          error={action.errors.name}
          className="min-w-40 flex-1"
          ref={input}
          maxLength={40}
          autoComplete="off"
          value={name}
          onValue={(typed) => {
            setName(typed)
            action.forget()
          }}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
      </ActionForm>
      {into && (
        <ConfirmStep
          isOpen
          onClose={() => setInto(null)}
          title={`Merge “${tag.name}” into “${into.name}”?`}
          words={`There is a tag of this name already, on ${pictureCount(into.pictures)}. ${
            tag.pictures === 0
              ? `No picture carries “${tag.name}”, which`
              : `The ${pictureCount(tag.pictures)} of “${tag.name}” ${tag.pictures === 1 ? 'gets' : 'get'} it as well, and “${tag.name}”`
          } goes to the trash.`}
          keep="Cancel"
          action="Merge"
          onConfirm={() => void merge(into)}
        />
      )}
    </>
  )
}
