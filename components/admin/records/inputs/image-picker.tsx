'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { FilterChip } from '@/components/admin/kit/list/filter-chip'
import { TextField } from '@/components/admin/kit/text-field'
import { PictureFrame, pictureLabel } from '@/components/admin/records/images/picture-tile'
import { useTags } from '@/components/admin/records/images/use-tags'
import { useOptions } from '@/components/admin/records/inputs/use-options'
import { DescribePicture } from '@/components/admin/records/uploads/describe-picture'
import { PictureUploader } from '@/components/admin/records/uploads/picture-uploader'
import { smallPicture } from '@/components/admin/records/uploads/small-picture'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { isDescribed } from '@/lib/platform/media/alt-text'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'
import { tagChoices } from '@/lib/records/images/tag-choices'

type Props = {
  label: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (picture: AdminRecord) => void
}

/** The picture library in a dialog, newest first, with upload. */
export function ImagePicker({ label, isOpen, onOpenChange, onChoose }: Props) {
  const queries = useQueryClient()
  const [bare, setBare] = useState<AdminRecord | null>(null)

  function choose(picture: AdminRecord) {
    if (!isDescribed(picture)) return setBare(picture)
    open(false)
    onChoose(picture)
  }

  function open(next: boolean) {
    setBare(null)
    onOpenChange(next)
  }

  const refetch = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey: [address] }) => String(address).startsWith('/api/admin/images?'),
    })

  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogContent className="max-w-190">
        <DialogTitle className="mb-5">{label}</DialogTitle>
        {bare ? (
          <div className="grid gap-4">
            {/* biome-ignore lint/performance/noImgElement: resized variants are made at upload */}
            <img
              src={smallPicture(bare)}
              alt="Selected picture, not described yet"
              className="max-h-60 w-auto max-w-full rounded-picture"
            />
            <p>A page can show this picture once you describe it.</p>
            <DescribePicture picture={bare} onDescribed={choose} />
            <Button variant="ghost" className="justify-self-start" onClick={() => setBare(null)}>
              Back to all pictures
            </Button>
          </div>
        ) : (
          <>
            <PictureUploader onKept={() => void refetch()} onUse={choose} />
            <PictureChoices isOpen={isOpen} onChoose={choose} />
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

const PAGE_SIZE = 24

/** Library pictures as buttons, with search by description. */
function PictureChoices({ isOpen, onChoose }: { isOpen: boolean; onChoose: (picture: AdminRecord) => void }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [tag, setTag] = useState<string | null>(null)
  const { tags } = useTags()
  const found = useOptions(entityNamed('image'), {
    search: useDeferredValue(search),
    pageSize: PAGE_SIZE,
    page,
    filters: tag === null ? {} : { tags: tag },
    enabled: isOpen,
  })
  const pages = Math.max(1, Math.ceil(found.total / PAGE_SIZE))
  return (
    <>
      <TextField
        id="picture-search"
        label="Search by description"
        className="mt-5"
        type="search"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setPage(1)
        }}
      />
      {tags.length > 0 && (
        <div className="mt-3">
          <FilterChip
            label="Tags"
            choices={tagChoices(tags)}
            value={tag ?? undefined}
            onChoose={(chosen) => {
              setTag(chosen)
              setPage(1)
            }}
          />
        </div>
      )}
      <p role="status" className="mt-3 text-dense text-ink-soft tabular">
        {found.isFetching ? 'Loading...' : `${found.total} ${found.total === 1 ? 'picture' : 'pictures'}`}
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {found.options.map(({ id, record }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(record)}
              className="grid w-full cursor-pointer gap-1.5 rounded-badge p-1 text-left text-dense hover:bg-paper"
            >
              <PictureFrame picture={record} />
              <span className="line-clamp-2">{pictureLabel(record)}</span>
            </button>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="mt-5 flex items-center gap-3">
          <Button
            variant="outline"
            size="sm"
            aria-disabled={page <= 1}
            onClick={() => setPage(Math.max(1, page - 1))}
          >
            Previous
          </Button>
          <span className="tabular text-dense">
            Page {page} of {pages}
          </span>
          <Button
            variant="outline"
            size="sm"
            aria-disabled={page >= pages}
            onClick={() => setPage(Math.min(pages, page + 1))}
          >
            Next
          </Button>
        </div>
      )}
    </>
  )
}
