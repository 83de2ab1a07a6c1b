'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callAdmin, toastRefusal } from '@/components/admin/kit/admin-api'
import { ConfirmStep } from '@/components/admin/kit/confirm-step'
import { pictureCount } from '@/components/admin/records/images/tag-changes'
import { isSameName } from '@/components/admin/records/images/use-tags'
import { useDeletedToast } from '@/components/admin/records/trash/use-restore'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast-store'
import { imageTags } from '@/lib/records/entities/image-tags'
import type { CountedTag } from '@/lib/records/images/list-tags'

type Props = { tag: CountedTag; tags: readonly CountedTag[]; onClose: () => void }

/** Renames a tag. The name of another tag means merging the two, after confirmation. */
export function TagRename({ tag, tags, onClose }: Props) {
  const router = useRouter()
  const tellDeleted = useDeletedToast()
  const [name, setName] = useState(tag.name)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [into, setInto] = useState<CountedTag | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = `rename-${tag.id}`

  useEffect(() => input.current?.select(), [])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (name.trim() === tag.name) return onClose()
    const other = tags.find((each) => each.id !== tag.id && isSameName(each.name, name))
    if (other) return setInto(other)
    setBusy(true)
    const { refusal } = await callAdmin('PATCH', `${imageTags.path}/${tag.id}`, { name })
    setBusy(false)
    if (refusal) {
      input.current?.focus()
      // A tag of this name may have been created meanwhile; after the refresh a retry finds it.
      router.refresh()
      return setProblem(refusal.fieldErrors.name ?? refusal.message)
    }
    toast({ title: 'Renamed', description: `${tag.name} is ${name.trim()} now.` })
    router.refresh()
    onClose()
  }

  async function merge(target: CountedTag) {
    const { refusal } = await callAdmin('POST', `${imageTags.path}/${tag.id}/merge`, { into: target.id })
    if (refusal) return toastRefusal(refusal)
    tellDeleted({ id: tag.id, entity: imageTags.path, title: `${tag.name}, merged into ${target.name}` })
    router.refresh()
  }

  return (
    <form noValidate onSubmit={save} className="w-full py-1.5">
      <Field id={id} label={`New name of ${tag.name}`} error={problem}>
        {(control) => (
          <div className="flex flex-wrap gap-2.5">
            <Input
              {...control}
              ref={input}
              data-dense=""
              maxLength={40}
              autoComplete="off"
              className="min-w-40 flex-1"
              value={name}
              onChange={(event) => {
                setName(event.target.value)
                setProblem(undefined)
              }}
              onKeyDown={(event) => event.key === 'Escape' && onClose()}
            />
            <Button type="submit" aria-disabled={isBusy}>
              {isBusy ? 'Saving...' : 'Rename'}
            </Button>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
          </div>
        )}
      </Field>
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
    </form>
  )
}
