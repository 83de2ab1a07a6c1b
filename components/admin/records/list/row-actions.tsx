'use client'

import { CopyPlus, Ellipsis, ExternalLink, GlobeOff, Pencil, Send, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { TestDialog } from '@/components/admin/kit/channel-test/test-dialog'
import { toastWithUndo } from '@/components/admin/kit/undo-toast'
import { useAction } from '@/components/admin/kit/use-action'
import { useDuplicate } from '@/components/admin/records/form/use-duplicate'
import { MoveItems, type RowOrder } from '@/components/admin/records/list/move-buttons'
import { DeleteDialog } from '@/components/admin/records/trash/delete-dialog'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Link } from '@/components/ui/link'
import type { AdminRecord } from '@/lib/records/declare/record'
import { requireEntityAt } from '@/lib/records/entities/registry'

type Props = {
  path: string
  id: string
  title: string
  /** Null where the rows have no order of their own. */
  order: RowOrder | null
  publicPath: string | undefined
  deletable: boolean
  duplicable: boolean
  /** True when it is live and this person may unpublish it. */
  unpublishable: boolean
  /** True for an email recipient that can get a test mail. */
  testable: boolean
}

/** Menu of actions on one row. */
export function RowActions({ path, id, title, order, publicPath, ...may }: Props) {
  const router = useRouter()
  const { duplicate } = useDuplicate(path, id)
  const unpublish = useUnpublish(path, id, title)
  const [isDeleting, setDeleting] = useState(false)
  const [isTesting, setTesting] = useState(false)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={`Actions for ${title}`}
          className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-paper"
        >
          <Ellipsis aria-hidden="true" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem asChild>
            <Link href={`/admin/${path}/${id}`}>
              <Pencil aria-hidden="true" />
              Open
            </Link>
          </DropdownMenuItem>
          {order && <MoveItems path={path} id={id} title={title} {...order} />}
          {publicPath && (
            <DropdownMenuItem asChild>
              <a href={publicPath} target="_blank" rel="noopener">
                <ExternalLink aria-hidden="true" />
                View on the site
              </a>
            </DropdownMenuItem>
          )}
          {may.testable && (
            <DropdownMenuItem onSelect={() => setTesting(true)}>
              <Send aria-hidden="true" />
              Send a test
            </DropdownMenuItem>
          )}
          {may.duplicable && (
            <DropdownMenuItem onSelect={() => void duplicate()}>
              <CopyPlus aria-hidden="true" />
              Duplicate
            </DropdownMenuItem>
          )}
          {may.unpublishable && (
            <DropdownMenuItem onSelect={() => void unpublish()}>
              <GlobeOff aria-hidden="true" />
              Unpublish
            </DropdownMenuItem>
          )}
          {may.deletable && (
            <DropdownMenuItem destructive onSelect={() => setDeleting(true)}>
              <Trash2 aria-hidden="true" />
              Delete
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {isTesting && <TestDialog id={id} onClose={() => setTesting(false)} />}
      {isDeleting && (
        <DeleteDialog
          path={path}
          id={id}
          title={title}
          onClose={() => setDeleting(false)}
          onDeleted={() => router.refresh()}
        />
      )}
    </>
  )
}

/** Unpublishes a record without confirmation, because the toast offers undo. */
function useUnpublish(path: string, id: string, title: string) {
  const router = useRouter()
  const flag = requireEntityAt(path).publication?.flag
  const { send } = useAction({ toastsRefusal: true })

  async function undo(updatedAt: string) {
    const done = { title: 'Back on the site', description: title }
    const isBack = await send('PATCH', `${path}/${id}`, { [String(flag)]: true, updatedAt }, done)
    // Someone else may have changed it.
    if (!isBack) router.refresh()
  }

  return async () => {
    const answer = await send<AdminRecord>('POST', `${path}/${id}/unpublish`)
    if (!answer) return
    toastWithUndo({
      title: 'Unpublished',
      description: title,
      altText: 'Put it back on the site',
      undo: () => undo(answer.updatedAt),
    })
  }
}
