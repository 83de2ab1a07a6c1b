'use client'

import { Pencil, Plus, Tags, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { ConfirmStep } from '@/components/admin/kit/confirm-step'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { pictureCount } from '@/components/admin/records/images/tag-changes'
import { isSameName } from '@/components/admin/records/images/use-tags'
import { useDeletedToast } from '@/components/admin/records/trash/use-restore'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Allowed } from '@/lib/records/declare/permissions'
import { imageTags } from '@/lib/records/entities/image-tags'
import type { CountedTag } from '@/lib/records/images/tags'
import { KEPT_DAYS } from '@/lib/records/store/kept-days'

/** All tags with picture counts and actions. */
export function TagList({ tags, allowed }: { tags: CountedTag[]; allowed: Allowed }) {
  return (
    <div className="max-w-220">
      {allowed.create && <CreateTag />}
      <p role="status" className="mt-5 mb-3 text-dense text-ink-soft tabular">
        {tags.length === 1 ? '1 tag' : `${tags.length.toLocaleString('en-US')} tags`}
      </p>
      {tags.length === 0 ? (
        <EmptyState
          icon={Tags}
          title="No tags yet"
          words={allowed.create && 'Create the first tag above, or while you upload pictures.'}
        />
      ) : (
        <ul aria-label="Picture tags" className="rounded-control border border-line bg-card shadow-rest">
          {tags.map((tag) => (
            <TagRow key={tag.id} tag={tag} tags={tags} allowed={allowed} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** One tag with its picture count, rename and delete. */
function TagRow({ tag, tags, allowed }: { tag: CountedTag; tags: readonly CountedTag[]; allowed: Allowed }) {
  const tellDeleted = useDeletedToast()
  const { send } = useAction({ toastsRefusal: true })
  const [isRenaming, setRenaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const { id, name, pictures } = tag

  async function remove() {
    if (await send('DELETE', `${imageTags.path}/${id}`))
      tellDeleted({ id, entity: imageTags.path, title: name })
  }

  function close() {
    setRenaming(false)
    // The button reappears on the next render.
    requestAnimationFrame(() => rename.current?.focus())
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-1 last:border-0 md:min-h-10.5 md:py-0">
      {isRenaming ? (
        <TagRename tag={tag} tags={tags} onClose={close} />
      ) : (
        <>
          <Link
            href={`/admin/images?tags=${id}`}
            className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 rounded-badge no-underline hover:underline"
          >
            <span className="min-w-0 font-[620] [overflow-wrap:anywhere]">{name}</span>
            <span className="text-dense text-ink-soft tabular">{pictureCount(pictures)}</span>
          </Link>
          {allowed.update && (
            <Button ref={rename} variant="ghost" size="sm" onClick={() => setRenaming(true)}>
              <Pencil aria-hidden="true" />
              <span className="max-sm:sr-only">Rename</span>
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          {allowed.delete && (
            <ConfirmDialog
              trigger={
                <Button variant="ghost" size="sm">
                  <Trash2 aria-hidden="true" />
                  <span className="max-sm:sr-only">Delete</span>
                  <span className="sr-only"> {name}</span>
                </Button>
              }
              title={`Delete the tag “${name}”?`}
              words={`${tagLossWarning(pictures)} You can restore it from Trash for ${KEPT_DAYS} days, with its pictures.`}
              action="Delete tag"
              onConfirm={remove}
            />
          )}
        </>
      )}
    </li>
  )
}

function tagLossWarning(pictures: number): string {
  if (pictures === 0) return 'No picture has this tag.'
  return `It will be removed from ${pictureCount(pictures)}. The pictures stay.`
}

type TagRenameProps = { tag: CountedTag; tags: readonly CountedTag[]; onClose: () => void }

/** Renames a tag. The name of another tag means merging the two, after confirmation. */
function TagRename({ tag, tags, onClose }: TagRenameProps) {
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
    const done = { title: 'Renamed', description: `${tag.name} is now ${name.trim()}.` }
    if (await action.send('PATCH', path, { name }, done)) return onClose()
    input.current?.focus()
    // A tag of this name may have been created in between; after the refresh a retry finds it.
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
          words={`A tag with this name already exists, on ${pictureCount(into.pictures)}. ${
            tag.pictures === 0
              ? `No picture has “${tag.name}”, which`
              : `The ${pictureCount(tag.pictures)} of “${tag.name}” ${tag.pictures === 1 ? 'gets' : 'get'} this tag too, and “${tag.name}”`
          } goes to the trash.`}
          keep="Cancel"
          action="Merge"
          onConfirm={() => void merge(into)}
        />
      )}
    </>
  )
}

/** Creates a tag before any picture has it. */
function CreateTag() {
  const action = useAction()
  const [name, setName] = useState('')

  async function make() {
    if (await action.send('POST', 'image-tags', { name })) setName('')
    else document.getElementById('new-tag')?.focus()
  }

  return (
    <ActionForm
      action={action}
      className="flex flex-wrap items-end gap-2.5"
      onSend={make}
      submit={
        <>
          <Plus aria-hidden="true" />
          Create tag
        </>
      }
      variant="secondary"
    >
      <TextField
        id="new-tag"
        label="New tag"
        error={action.errors.name}
        className="min-w-0 flex-1"
        maxLength={40}
        autoComplete="off"
        value={name}
        onValue={(typed) => {
          setName(typed)
          action.forget()
        }}
      />
    </ActionForm>
  )
}
