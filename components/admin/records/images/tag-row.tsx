'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { useAction } from '@/components/admin/kit/use-action'
import { pictureCount } from '@/components/admin/records/images/tag-changes'
import { TagRename } from '@/components/admin/records/images/tag-rename'
import { useDeletedToast } from '@/components/admin/records/trash/use-restore'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Allowed } from '@/lib/records/declare/permissions'
import { imageTags } from '@/lib/records/entities/image-tags'
import type { CountedTag } from '@/lib/records/images/tags'
import { KEPT_DAYS } from '@/lib/records/store/kept-days'

type Props = { tag: CountedTag; tags: readonly CountedTag[]; allowed: Allowed }

/** One tag with its picture count, rename and delete. */
export function TagRow({ tag, tags, allowed }: Props) {
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
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 last:border-0 sm:px-5">
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
  if (pictures === 0) return 'No picture carries it.'
  return `${pictureCount(pictures)} ${pictures === 1 ? 'loses' : 'lose'} it; the pictures stay.`
}
