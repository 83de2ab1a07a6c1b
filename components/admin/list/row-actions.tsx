'use client'

import { Ellipsis, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DeleteDialog } from '@/components/admin/delete-dialog'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'
import { Link } from '@/components/ui/link'
import { toast } from '@/components/ui/toast-store'

type Props = {
  path: string
  id: string
  title: string
  publicPath: string | undefined
  deletable: boolean
}

/** What can be done with one row of a list. */
export function RowActions({ path, id, title, publicPath, deletable }: Props) {
  const router = useRouter()
  const [isDeleting, setDeleting] = useState(false)
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
          {publicPath && (
            <DropdownMenuItem asChild>
              <a href={publicPath} target="_blank" rel="noopener">
                <ExternalLink aria-hidden="true" />
                View on the site
              </a>
            </DropdownMenuItem>
          )}
          {deletable && (
            <DropdownMenuItem destructive onSelect={() => setDeleting(true)}>
              <Trash2 aria-hidden="true" />
              Delete
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <DeleteDialog
        address={`${path}/${id}`}
        title={title}
        isOpen={isDeleting}
        onOpenChange={setDeleting}
        onDeleted={() => {
          toast({ title: 'Deleted', description: title })
          router.refresh()
        }}
      />
    </>
  )
}
